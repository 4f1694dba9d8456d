import { useEffect, useRef } from 'react';
import { Form, Link, useNavigation } from '@metier/sdk/router';
import { formatDuration } from '@metier/sdk/rules';
import { Alert, Button, PasswordField, TextField } from '@metier/sdk/ui';
import styles from './login-form.module.css';
import { loginTexts } from './login.texts';
import type { LoginFailure } from './sign-in';

/** Login form. After a refusal both fields keep their values, and the password is selected for retyping. */
export function LoginForm({ failure }: { failure: LoginFailure | undefined }) {
  const isBusy = useNavigation().formMethod === 'POST';
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLInputElement>('[name=password]')?.select();
  }, [failure]);

  return (
    <Form ref={form} method="post" className={styles.form}>
      <TextField
        name="username"
        label={loginTexts.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={150}
        required
      />
      <div className={styles.password}>
        <PasswordField name="password" label={loginTexts.password} maxLength={1000} required />
        <Link to="/forgot-password" className={styles.forgot}>
          {loginTexts.forgot}
        </Link>
      </div>
      {failure && !isBusy && <FailureAlert failure={failure} />}
      <Button type="submit" busy={isBusy} busyText={loginTexts.submitting} className={styles.submit}>
        {loginTexts.submit}
      </Button>
    </Form>
  );
}

function FailureAlert({ failure }: { failure: LoginFailure }) {
  return (
    <Alert>
      <p lang="fr">{loginTexts.failure}</p>
      <p>{explain(failure)}</p>
    </Alert>
  );
}

function explain(failure: LoginFailure): string {
  if (failure.kind !== 'attempts') return loginTexts.reasons[failure.kind];
  return failure.retryAfter === undefined
    ? loginTexts.waitABit
    : loginTexts.wait(formatDuration(failure.retryAfter));
}
