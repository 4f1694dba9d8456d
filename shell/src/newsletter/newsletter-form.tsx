import { isApiError, readDetail, readFieldErrors, subscribeToNewsletter } from '@metier/sdk/api';
import { textsIn, type Language } from '@metier/sdk/rules';
import { Alert, Button, Icon, TextField, useIsHydrated, useLanguage, useTexts } from '@metier/sdk/ui';
import { useState } from 'react';
import { useShell } from '../context/shell-context';
import { shellTexts } from '../shell.texts';
import styles from './newsletter-form.module.css';

type SubscriptionResult = { readonly kind: 'asked' } | { readonly kind: 'refused'; readonly error: unknown };

/** Error message of a failed subscription; undefined if the field shows it. */
function explain(error: unknown, language: Language): string | undefined {
  const { newsletter: texts } = textsIn(language, shellTexts);
  if (readFieldErrors(error).email) return undefined;
  if (isApiError(error) && error.status === 0) return texts.offline;
  return isApiError(error) && error.status >= 500 ? texts.failed : readDetail(error, texts.failed);
}

/**
 * Newsletter subscription. The input is uncontrolled, so that text typed before hydration is kept until the
 * server has accepted it.
 */
export function NewsletterForm() {
  const language = useLanguage();
  const { newsletter: texts } = useTexts(shellTexts);
  const { http } = useShell().ports;
  const answers = useIsHydrated();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<SubscriptionResult>();

  async function subscribe(form: HTMLFormElement) {
    setBusy(true);
    setOutcome(undefined);
    try {
      const email = new FormData(form).get('email') as string;
      await subscribeToNewsletter(http, email.trim());
      form.reset();
      setOutcome({ kind: 'asked' });
    } catch (error) {
      setOutcome({ kind: 'refused', error });
    }
    setBusy(false);
  }

  const error = outcome?.kind === 'refused' ? outcome.error : undefined;
  const failure = error === undefined ? undefined : explain(error, language);
  return (
    <form
      // Submitted by script only; without one, submitting has no effect.
      method="dialog"
      noValidate
      aria-labelledby="newsletter"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void subscribe(event.currentTarget);
      }}
    >
      <h2 id="newsletter" className={styles.title}>
        {texts.title}
      </h2>
      <p>{texts.hint}</p>
      <div className={styles.row}>
        <TextField
          type="email"
          name="email"
          label={texts.email}
          autoComplete="email"
          placeholder={texts.placeholder}
          maxLength={254}
          errors={readFieldErrors(error).email ?? []}
          className={styles.field}
        />
        <Button
          type="submit"
          variant="secondary"
          aria-disabled={!answers || undefined}
          busy={isBusy}
          busyText={texts.submitting}
          className={styles.submit}
        >
          {texts.submit}
        </Button>
      </div>
      {failure && <Alert>{failure}</Alert>}
      <p role="status" className={styles.asked}>
        {outcome?.kind === 'asked' && (
          <>
            <Icon name="check-circle" size="small" />
            {texts.asked}
          </>
        )}
      </p>
    </form>
  );
}
