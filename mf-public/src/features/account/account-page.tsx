import { getAccount, listPasskeys, listSessions } from '@metier/sdk/api';
import type { Account, AccountSession, Passkey } from '@metier/sdk/contract';
import { Section, settle, type PageArguments, type Part, type Settled } from '@metier/sdk/remote';
import { Link, useLoaderData } from '@metier/sdk/router';
import { buttonClass, ErrorPanel, Page, PageTitle, Stack, useTexts } from '@metier/sdk/ui';
import { AccountSection } from './account-section';
import styles from './account.module.css';
import { accountTexts } from './account.texts';
import { EmailSection } from './email-section';
import type { Factors } from './factor-dialog';
import { LanguageSection } from './language-section';
import { PasswordSection } from './password-section';
import { PasskeysSection } from './passkeys-section';
import { SessionsSection } from './sessions-section';
import { TwoStepSection } from './two-step/two-step-section';

interface AccountData {
  readonly account: Settled<Account>;
  readonly sessions: Part<AccountSession[]>;
  readonly passkeys: Part<Passkey[]>;
}

export async function loader({ request, ports }: PageArguments): Promise<AccountData> {
  const { signal } = request;
  const sessions = settle(listSessions(ports.http, { signal }));
  const passkeys = settle(listPasskeys(ports.http, { signal }));
  return { account: await settle(getAccount(ports.http, { signal })), sessions, passkeys };
}

const factorsOf = ({ two_step: { since } }: Account, passkeys: Part<Passkey[]>): Factors => ({
  isTwoStepOn: Boolean(since),
  passkeys,
});

/** Address, keys, signed-in devices and language of the account. */
export function Component() {
  const texts = useTexts(accountTexts);
  const { account, sessions, passkeys } = useLoaderData<AccountData>();
  return (
    <Page width="narrow">
      <PageTitle>{texts.title}</PageTitle>
      <Section
        of={account}
        failed={(retry) => (
          <ErrorPanel {...retry} level={1} title={texts.failedLoad.title} message={texts.failedLoad.text} />
        )}
      >
        {(loaded) => (
          <Stack>
            <header>
              <h1>{texts.title}</h1>
              <p className={styles.lead}>{texts.lead(loaded.username)}</p>
            </header>
            <EmailSection account={loaded} factors={factorsOf(loaded, passkeys)} />
            <PasswordSection factors={factorsOf(loaded, passkeys)} />
            <TwoStepSection state={loaded.two_step} factors={factorsOf(loaded, passkeys)} />
            <PasskeysSection factors={factorsOf(loaded, passkeys)} />
            <SessionsSection sessions={sessions} />
            <LanguageSection />
            <LinkSection to="/notices/settings" {...texts.notifications} />
            <LinkSection to="/account/data" {...texts.data} />
          </Stack>
        )}
      </Section>
    </Page>
  );
}

interface LinkSectionProps {
  to: string;
  title: string;
  hint: string;
  link: string;
}

/** A part of the account with a page of its own. */
const LinkSection = ({ to, title, hint, link }: LinkSectionProps) => (
  <AccountSection
    title={title}
    hint={hint}
    action={
      <Link to={to} className={buttonClass('secondary', 'small')}>
        {link}
      </Link>
    }
  />
);
