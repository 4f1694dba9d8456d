import { getNoticeSettings, saveNoticeSettings } from '@metier/sdk/api';
import type { NoticeChoice, NoticeSettings } from '@metier/sdk/contract';
import { Section, settle, useMutation, usePorts, type PageArguments, type Settled } from '@metier/sdk/remote';
import { Link, useLoaderData } from '@metier/sdk/router';
import { labelOf, MAIL_RHYTHMS, noticeKindsTexts, type MailRhythm } from '@metier/sdk/rules';
import {
  Alert,
  Button,
  buttonClass,
  Card,
  CheckboxField,
  ErrorPanel,
  FormActions,
  Page,
  PageTitle,
  SelectField,
  useTexts,
} from '@metier/sdk/ui';
import { useState, type FormEvent } from 'react';
import styles from './notification-settings-page.module.css';
import { notificationsTexts } from './notifications.texts';

export const loader = ({ request, ports }: PageArguments): Promise<Settled<NoticeSettings>> =>
  settle(getNoticeSettings(ports.http, { signal: request.signal }));

/** The channels of every kind of notification. */
export function Component() {
  const notifications = useTexts(notificationsTexts);
  const { settings: texts } = notifications;

  return (
    <Page width="narrow">
      <PageTitle>{texts.title}</PageTitle>
      <Section
        of={useLoaderData<Settled<NoticeSettings>>()}
        failed={(retry) => (
          <ErrorPanel {...retry} level={1} title={texts.failedLoad} message={notifications.failed.text} />
        )}
      >
        {(settings) => <SettingsForm settings={settings} />}
      </Section>
    </Page>
  );
}

function SettingsForm({ settings }: { settings: NoticeSettings }) {
  const { settings: texts } = useTexts(notificationsTexts);
  const { http, notify } = usePorts();
  const [choices, setChoices] = useState(settings.choices);
  const { run, isPending } = useMutation({
    call: () => saveNoticeSettings(http, choices),
    done: () => notify.success(texts.saved),
    failed: texts.failed,
  });

  function change(kind: NoticeChoice['kind'], part: Partial<NoticeChoice>) {
    setChoices((all) => all.map((choice) => (choice.kind === kind ? { ...choice, ...part } : choice)));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    run();
  }

  return (
    <form onSubmit={submit} className={styles.form}>
      <header>
        <h1>{texts.title}</h1>
        <p className={styles.lead}>{texts.lead}</p>
      </header>
      {settings.is_confirmed ? (
        <p className={styles.lead}>{texts.mailsTo(settings.email)}</p>
      ) : (
        <Alert>{texts.unconfirmed(settings.email)}</Alert>
      )}
      <Card kind="flush">
        {choices.map((choice) => (
          <ChoiceRow key={choice.kind} choice={choice} onChange={(part) => change(choice.kind, part)} />
        ))}
      </Card>
      <FormActions>
        <Link to="/notices" className={buttonClass('ghost')}>
          {texts.back}
        </Link>
        <Button type="submit" busy={isPending} busyText={texts.saving}>
          {texts.save}
        </Button>
      </FormActions>
    </form>
  );
}

interface ChoiceRowProps {
  choice: NoticeChoice;
  onChange: (part: Partial<NoticeChoice>) => void;
}

function ChoiceRow({ choice: { kind, page, mail }, onChange }: ChoiceRowProps) {
  const { settings: texts } = useTexts(notificationsTexts);
  const { kinds } = useTexts(noticeKindsTexts);
  const label = labelOf(kinds, kind);
  return (
    <div role="group" aria-label={label} className={styles.row}>
      <h2 className={styles.kind}>{label}</h2>
      <CheckboxField
        label={texts.page}
        checked={page}
        onChange={(event) => onChange({ page: event.target.checked })}
      />
      <SelectField
        label={texts.mail}
        value={mail}
        options={MAIL_RHYTHMS.map((value) => ({ value, label: texts.rhythms[value] }))}
        onChange={(event) => onChange({ mail: event.target.value as MailRhythm })}
      />
    </div>
  );
}
