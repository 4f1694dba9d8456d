import { useRef, type FormEvent } from 'react';
import { useFieldErrors } from '@metier/sdk/remote';
import { Form, Link, useNavigation, useSearchParams } from '@metier/sdk/router';
import { isEmailAddress } from '@metier/sdk/rules';
import { Alert, Button, buttonClass, SlimPage, TextField, useTexts } from '@metier/sdk/ui';
import type { FormError } from './form-error';
import { isLinkExpired } from './expired-link';
import styles from './password-reset.module.css';
import { passwordResetTexts } from './password-reset.texts';

/** Form for the account's e-mail, with a notice after an expired link. */
export function ForgotForm({ refusal }: { refusal: FormError | undefined }) {
  const { forgot: texts } = useTexts(passwordResetTexts);
  const isBusy = useNavigation().formMethod === 'POST';
  const [query] = useSearchParams();
  const form = useRef<HTMLFormElement>(null);
  const { errorsOf, refuse } = useFieldErrors(form, { refused: refusal?.fields });

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    const email = String(new FormData(event.currentTarget).get('email')).trim();
    const fault = email === '' ? texts.missing : isEmailAddress(email) ? undefined : texts.invalid;
    if (fault) event.preventDefault();
    refuse(fault ? { email: [fault] } : {});
  }

  return (
    <SlimPage title={texts.title} lead={texts.lead} below={<SignIn />}>
      {isLinkExpired(query) && !refusal && <Alert>{texts.linkOver}</Alert>}
      <Form ref={form} method="post" noValidate onSubmit={handleSubmit} className={styles.form}>
        <TextField
          name="email"
          type="email"
          label={texts.email}
          autoComplete="email"
          maxLength={254}
          required
          errors={errorsOf('email')}
        />
        {refusal?.message && !isBusy && <Alert>{refusal.message}</Alert>}
        <Button type="submit" busy={isBusy} busyText={texts.submitting} className={styles.submit}>
          {texts.submit}
        </Button>
      </Form>
    </SlimPage>
  );
}

function SignIn() {
  const { forgot: texts } = useTexts(passwordResetTexts);
  return (
    <>
      {texts.remembered}
      <Link to="/login" className={buttonClass('secondary', 'small')}>
        {texts.login}
      </Link>
    </>
  );
}
