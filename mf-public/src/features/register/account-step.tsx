import { useRef, useState, type FormEvent } from 'react';
import { useFieldErrors, useMutation, usePorts } from '@metier/sdk/remote';
import { Link, useSearchParams } from '@metier/sdk/router';
import { Alert, Button, Card, PasswordField, useLanguage, useTexts } from '@metier/sdk/ui';
import { AccountFields } from './account-fields';
import styles from './account-step.module.css';
import {
  createAccount,
  CURRENT_PASSWORD_FIELD,
  type RegistrationProblem,
  type Registration,
} from './create-account';
import { registerTexts } from './register.texts';

interface AccountStepProps {
  /** The latest response; undefined before the first one. */
  registration: Registration | undefined;
  onRegistration: (registration: Registration) => void;
}

/**
 * Account step. Once the account is created, submitting again updates it instead of creating a second one.
 */
export function AccountStep({ registration, onRegistration }: AccountStepProps) {
  const language = useLanguage();
  const { problems, account: texts } = useTexts(registerTexts);
  const ports = usePorts();
  const isMade = registration?.isCreated ?? false;
  const problem = registration?.problem;
  const form = useRef<HTMLFormElement>(null);
  const { errorsOf, general, refuse } = useFieldErrors(form);
  const { run, isPending } = useMutation({
    call: (entered: FormData) => createAccount(ports, entered, isMade, language),
    done(next) {
      onRegistration(next);
      refuse(next.problem?.fields ?? {}, next.problem?.message);
    },
    failed: problems.server,
  });

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    refuse({});
    run(new FormData(event.currentTarget));
  }

  return (
    <>
      <p className={styles.lead}>{texts.lead}</p>
      <Card>
        {/* Submitted before hydration, `method` keeps the password out of the URL. */}
        <form
          ref={form}
          method="post"
          encType="multipart/form-data"
          noValidate
          className={styles.form}
          onSubmit={handleSubmit}
        >
          {isMade && !problem && <Alert kind="success">{texts.made}</Alert>}
          <AccountFields errorsOf={errorsOf} />
          {isMade && (
            <CurrentPassword
              known={registration?.password}
              problem={problem}
              errors={errorsOf(CURRENT_PASSWORD_FIELD)}
            />
          )}
          {general && <Alert>{general}</Alert>}
          <Button
            type="submit"
            className={styles.submit}
            busy={isPending}
            busyText={isMade ? texts.saving : texts.submitting}
          >
            {isMade ? texts.next : texts.submit}
          </Button>
        </form>
      </Card>
      {!isMade && <LoginHint />}
    </>
  );
}

interface CurrentPasswordProps {
  known: string | undefined;
  problem: RegistrationProblem | undefined;
  errors: readonly string[];
}

/**
 * Sends the password typed at creation along with a correction; shown as a field once the server has refused
 * it.
 */
function CurrentPassword({ known, problem, errors }: CurrentPasswordProps) {
  const { account: texts } = useTexts(registerTexts);
  const isRefused = problem !== undefined && Object.hasOwn(problem.fields, CURRENT_PASSWORD_FIELD);
  const [wasAsked, setWasAsked] = useState(false);
  const isAsked = isRefused || (wasAsked && problem !== undefined);
  if (isAsked !== wasAsked) setWasAsked(isAsked);
  if (!isAsked) return <input type="hidden" name={CURRENT_PASSWORD_FIELD} value={known} />;
  return (
    <PasswordField
      name={CURRENT_PASSWORD_FIELD}
      label={texts.current}
      autoComplete="current-password"
      maxLength={1000}
      required
      errors={errors}
    />
  );
}

function LoginHint() {
  const { account: texts } = useTexts(registerTexts);
  const redirect = useSearchParams()[0].get('redirect');
  const query = redirect ? `?${new URLSearchParams({ redirect })}` : '';
  return (
    <p className={styles.login}>
      {texts.hasAccount} <Link to={`/login${query}`}>{texts.login}</Link>
    </p>
  );
}
