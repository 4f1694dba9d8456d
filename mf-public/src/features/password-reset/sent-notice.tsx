import { useEffect, useRef } from 'react';
import { Link, useFetcher } from '@metier/sdk/router';
import { Alert, Button, buttonClass, SlimPage, useTexts } from '@metier/sdk/ui';
import type { SentLink } from './request-link';
import type { FormError } from './form-error';
import styles from './password-reset.module.css';
import { passwordResetTexts } from './password-reset.texts';

/** Notice after the request of a link: the next steps, and what to do if no mail arrives. */
export function SentNotice({ sent: { email, notice } }: { sent: SentLink }) {
  const { sent: texts, forgot } = useTexts(passwordResetTexts);
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  return (
    <SlimPage
      title={texts.title}
      below={
        <Link to="/login" className={buttonClass('ghost')}>
          {forgot.login}
        </Link>
      }
    >
      <Alert ref={alert} kind="success">
        {notice}
      </Alert>
      <div className={styles.hints}>
        <p>
          {texts.to} <strong className={styles.email}>{email}</strong>. {texts.validity}
        </p>
        <p>{texts.nothing}</p>
      </div>
      <SendAgain email={email} />
    </SlimPage>
  );
}

function SendAgain({ email }: { email: string }) {
  const { sent: texts, forgot } = useTexts(passwordResetTexts);
  const again = useFetcher<SentLink | FormError>();
  const isBusy = again.state !== 'idle';
  const outcome = isBusy ? undefined : again.data;
  const refusal = outcome && 'message' in outcome ? outcome.message : undefined;
  return (
    <again.Form method="post" className={styles.form}>
      <input type="hidden" name="email" value={email} />
      {outcome && 'email' in outcome && <Alert kind="success">{texts.sentAgain}</Alert>}
      {refusal && <Alert>{refusal}</Alert>}
      <div className={styles.ways}>
        <Button type="submit" variant="secondary" busy={isBusy} busyText={forgot.submitting}>
          {texts.again}
        </Button>
        <Link to="/forgot-password" className={buttonClass('ghost')}>
          {texts.other}
        </Link>
      </div>
    </again.Form>
  );
}
