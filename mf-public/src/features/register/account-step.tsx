import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Link, useSearchParams, type useFetcher } from '@metier/shared/router';
import { Alert, Button, Card, PasswordField } from '@metier/shared/ui';
import { AccountFields } from './account-fields';
import styles from './account-step.module.css';
import {
  CURRENT_PASSWORD_FIELD,
  REVISE_BUTTON,
  type RegistrationProblem,
  type Registration,
} from './create-account';
import { registerTexts } from './register.texts';

const { account: texts } = registerTexts;

/**
 * Account step. Once the account is created, submitting again updates it instead of creating a second one.
 */
export function AccountStep({ registration }: { registration: ReturnType<typeof useFetcher<Registration>> }) {
  const { data, state } = registration;
  const isMade = data?.isCreated ?? false;
  const isBusy = state !== 'idle';
  const form = useFocusAtFault(data?.problem);
  const { errors, isSettled, handleChange } = useRemainingErrors(data?.problem);

  return (
    <>
      <p className={styles.lead}>{texts.lead}</p>
      <Card>
        <registration.Form
          ref={form}
          method="post"
          encType="multipart/form-data"
          noValidate
          className={styles.form}
          onChange={handleChange}
        >
          {isMade && !data?.problem && <Alert kind="success">{texts.made}</Alert>}
          <AccountFields errors={errors} />
          {isMade && (
            <CurrentPassword
              known={data?.password}
              problem={data?.problem}
              errors={errors[CURRENT_PASSWORD_FIELD]}
            />
          )}
          {data?.problem && !isBusy && !isSettled && <Alert>{data.problem.message}</Alert>}
          <Button
            type="submit"
            {...(isMade && { name: REVISE_BUTTON })}
            className={styles.submit}
            busy={isBusy}
            busyText={isMade ? texts.saving : texts.submitting}
          >
            {isMade ? texts.next : texts.submit}
          </Button>
        </registration.Form>
      </Card>
      {!isMade && <LoginHint />}
    </>
  );
}

interface CurrentPasswordProps {
  known: string | undefined;
  problem: RegistrationProblem | undefined;
  errors: readonly string[] | undefined;
}

/**
 * Sends the password typed at creation along with a correction; shown as a field once the server has refused
 * it.
 */
function CurrentPassword({ known, problem, errors }: CurrentPasswordProps) {
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

/** Hides a field's errors once the field is changed, and the general error together with the last of them. */
function useRemainingErrors(problem: RegistrationProblem | undefined) {
  const [changed, setChanged] = useState({ since: problem, names: [''] });
  const names = changed.since === problem ? changed.names : [];
  const all = Object.entries(problem?.fields ?? {});
  const open = all.filter(([name]) => !names.includes(name));

  function handleChange({ target }: FormEvent) {
    if (target instanceof HTMLInputElement) setChanged({ since: problem, names: [...names, target.name] });
  }

  const isSettled = all.length > 0 && open.length === 0;
  return { errors: Object.fromEntries(open), isSettled, handleChange };
}

/** Focuses the first invalid field after a refusal. */
function useFocusAtFault(problem: RegistrationProblem | undefined) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const controls = Array.from(form.current?.elements ?? []);
    controls
      .filter((control) => control instanceof HTMLInputElement)
      .find(({ name }) => problem && Object.hasOwn(problem.fields, name))
      ?.focus();
  }, [problem]);
  return form;
}

function LoginHint() {
  const redirect = useSearchParams()[0].get('redirect');
  const query = redirect ? `?${new URLSearchParams({ redirect })}` : '';
  return (
    <p className={styles.login}>
      {texts.hasAccount} <Link to={`/login${query}`}>{texts.login}</Link>
    </p>
  );
}
