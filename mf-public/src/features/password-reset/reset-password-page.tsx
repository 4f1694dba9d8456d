import { useRef, useState, type FormEvent } from 'react';
import { useFieldErrors } from '@metier/sdk/remote';
import { Form, useActionData, useNavigation } from '@metier/sdk/router';
import { passwordStrength, passwordTexts } from '@metier/sdk/rules';
import { Alert, Button, PasswordField, PasswordMeter, SlimPage, useTexts } from '@metier/sdk/ui';
import type { FormError } from './form-error';
import styles from './password-reset.module.css';
import { passwordResetTexts } from './password-reset.texts';

export { action, loader } from './choose-password';

/** Target page of the reset link: sets a new password once. */
export function Component() {
  const passwords = useTexts(passwordTexts);
  const { reset: texts } = useTexts(passwordResetTexts);
  const refusal = useActionData<FormError>();
  const isBusy = useNavigation().formMethod === 'POST';
  const form = useRef<HTMLFormElement>(null);
  const { errorsOf, refuse } = useFieldErrors(form, { refused: refusal?.fields });
  const [password, setPassword] = useState('');
  const strength = passwordStrength(password);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    const isMissing = new FormData(event.currentTarget).get('password') === '';
    if (isMissing) event.preventDefault();
    refuse(isMissing ? { password: [texts.missing] } : {});
  }

  return (
    <SlimPage title={texts.title} lead={texts.lead}>
      <Form ref={form} method="post" noValidate onSubmit={handleSubmit} className={styles.form}>
        <PasswordField
          name="password"
          label={texts.password}
          autoComplete="new-password"
          maxLength={1000}
          required
          errors={errorsOf('password')}
          hint={<PasswordMeter strength={strength} label={passwords.strength[strength]} />}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        {refusal?.message && !isBusy && <Alert>{refusal.message}</Alert>}
        <Button type="submit" busy={isBusy} busyText={texts.submitting} className={styles.submit}>
          {texts.submit}
        </Button>
      </Form>
    </SlimPage>
  );
}
