import { useEffect, useRef } from 'react';
import { Form, Link, useLocation, useNavigation } from '@metier/sdk/router';
import { formatDuration, langOfFrench, textsIn, type Language } from '@metier/sdk/rules';
import { Alert, Button, PasswordField, TextField, useLanguage, useTexts } from '@metier/sdk/ui';
import { BlockedAlert } from './blocked-alert';
import styles from './login-form.module.css';
import { loginTexts } from './login.texts';
import type { LoginFailure, LoginFault } from './sign-in';

/** Login form. After a refusal both fields keep their values, and the password is selected for retyping. */
export function LoginForm({ failure }: { failure: LoginFailure | undefined }) {
  const texts = useTexts(loginTexts);
  const isBusy = useNavigation().formMethod === 'POST';
  const form = useRef<HTMLFormElement>(null);
  const step = failure?.kind === 'code' ? failure : undefined;
  const fault = failure?.kind === 'code' ? failure.fault : failure;

  useEffect(() => {
    const name = failure?.kind === 'code' ? 'code' : 'password';
    const input = failure && form.current?.querySelector<HTMLInputElement>(`[name=${name}]`);
    if (name === 'code') input?.focus();
    input?.select();
  }, [failure]);

  return (
    <Form ref={form} method="post" className={styles.form}>
      <div hidden={step !== undefined} className={styles.name}>
        <TextField
          name="username"
          label={texts.username}
          hint={texts.usernameHint}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          required
        />
      </div>
      <div hidden={step !== undefined} className={styles.password}>
        <PasswordField name="password" label={texts.password} maxLength={1000} required />
        <Link to="/forgot-password" className={styles.forgot}>
          {texts.forgot}
        </Link>
      </div>
      {step && <CodeField errors={isBusy ? [] : step.errors} />}
      {fault && !isBusy && <FailureAlert failure={fault} />}
      <Button type="submit" busy={isBusy} busyText={texts.submitting} className={styles.submit}>
        {texts.submit}
      </Button>
    </Form>
  );
}

/** The second step; the form keeps username and password and sends them again. */
function CodeField({ errors }: { errors: readonly string[] }) {
  const texts = useTexts(loginTexts);
  const { search } = useLocation();
  return (
    <div className={styles.password}>
      <TextField
        name="code"
        label={texts.code.label}
        hint={texts.code.lead}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        required
        errors={errors}
      />
      <Link to={`/login${search}`} replace className={styles.forgot}>
        {texts.code.other}
      </Link>
    </div>
  );
}

function FailureAlert({ failure }: { failure: LoginFault }) {
  const language = useLanguage();
  const texts = useTexts(loginTexts);
  if (failure.kind === 'blocked') return <BlockedAlert reason={failure.reason} path={failure.path} />;
  return (
    <Alert>
      <p lang={langOfFrench(language)}>{texts.failure}</p>
      <p>{explain(failure, language)}</p>
    </Alert>
  );
}

function explain(failure: Exclude<LoginFault, { kind: 'blocked' }>, language: Language): string {
  const texts = textsIn(language, loginTexts);
  if (failure.kind !== 'attempts') return texts.reasons[failure.kind];
  return failure.retryAfter === undefined
    ? texts.waitABit
    : texts.wait(formatDuration(failure.retryAfter, language));
}
