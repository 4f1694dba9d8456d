import { confirmEmail, isApiError, readDetail, readFieldErrors } from '@metier/sdk/api';
import type { ConfirmedEmail } from '@metier/sdk/contract';
import { useOutcome, type PageArguments } from '@metier/sdk/remote';
import { Form, Link, useNavigation, useSearchParams } from '@metier/sdk/router';
import { textsIn } from '@metier/sdk/rules';
import { Alert, Button, buttonClass, EmptyState, Page, PageTitle, SlimPage, useTexts } from '@metier/sdk/ui';
import styles from './account.module.css';
import { accountTexts } from './account.texts';

type LinkResult =
  | { readonly kind: 'done'; readonly confirmed: ConfirmedEmail }
  | { readonly kind: 'over' | 'refused'; readonly message: string };

/** Confirms the address of the link; an open session of this browser then has it, too. */
export async function action({ request, ports }: PageArguments): Promise<LinkResult> {
  const language = ports.language.get();
  const account = textsIn(language, accountTexts);
  const { confirm: texts } = account;

  try {
    const token = new URL(request.url).searchParams.get('token') ?? '';
    const confirmed = await confirmEmail(ports.http, token);
    if (ports.session.getUser()) await ports.session.refresh().catch(() => undefined);
    return { kind: 'done', confirmed };
  } catch (error) {
    const [over] = readFieldErrors(error).token ?? [];
    if (over) return { kind: 'over', message: over };
    const isOffline = isApiError(error) && error.status === 0;
    return {
      kind: 'refused',
      message: isOffline ? texts.offline : readDetail(error, account.failed),
    };
  }
}

const keepSuccess = (result: LinkResult): LinkResult | undefined =>
  result.kind === 'done' ? result : undefined;

/** Target page of a mailed link. Mail scanners follow links too, so the confirmation needs a button press. */
export function Component() {
  const { confirm: texts } = useTexts(accountTexts);
  const result = useOutcome(keepSuccess);
  const isBusy = useNavigation().formMethod === 'POST';
  const token = useSearchParams()[0].get('token');
  if (!token) return <FinalNotice {...texts.noLink} isFault />;
  if (result?.kind === 'done') {
    const { email, username } = result.confirmed;
    return <FinalNotice title={texts.done} text={texts.doneText(email, username)} />;
  }
  if (result?.kind === 'over')
    return <FinalNotice title={texts.over} text={`${result.message} ${texts.ask}`} isFault />;
  return (
    <SlimPage title={texts.title} lead={texts.lead}>
      <Form method="post" className={styles.form}>
        {result && !isBusy && <Alert>{result.message}</Alert>}
        <Button type="submit" busy={isBusy} busyText={texts.submitting}>
          {result ? texts.again : texts.submit}
        </Button>
      </Form>
    </SlimPage>
  );
}

interface FinalNoticeProps {
  title: string;
  text: string;
  isFault?: boolean;
}

function FinalNotice({ title, text, isFault }: FinalNoticeProps) {
  const { confirm: texts } = useTexts(accountTexts);
  return (
    <Page width="narrow">
      <PageTitle>{title}</PageTitle>
      <EmptyState
        level={1}
        icon={isFault ? 'warning' : 'check-circle'}
        title={title}
        text={text}
        action={
          <Link to="/account" className={buttonClass()}>
            {texts.account}
          </Link>
        }
      />
    </Page>
  );
}
