import { useEffect, useRef } from 'react';
import { Link, useSearchParams, type useFetcher } from '@metier/shared/router';
import { Alert, Button, Card } from '@metier/shared/ui';
import { AccountFields } from './account-fields';
import styles from './account-step.module.css';
import { ENTER, type Problem, type Registration } from './create-account';
import { registerTexts } from './register.texts';

const { account: texts } = registerTexts;

interface AccountStepProps {
  registration: ReturnType<typeof useFetcher<Registration>>;
  /** Goes on with the account that has been made. */
  onContinue: () => void;
}

/** The account. Once it is made the fields only show it, however often one comes back. */
export function AccountStep({ registration, onContinue }: AccountStepProps) {
  const { data, state } = registration;
  const isMade = data?.isMade ?? false;
  const isBusy = state !== 'idle';
  const form = useFocusAtFault(data?.problem);

  function handleContinue() {
    onContinue();
    if (data?.problem) void registration.submit({ [ENTER]: '' }, { method: 'post' });
  }

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
        >
          {isMade && <Alert kind="success">{texts.made}</Alert>}
          <AccountFields isMade={isMade} errors={data?.problem?.fields ?? {}} />
          {data?.problem && !isBusy && <Alert>{data.problem.message}</Alert>}
          {isMade ? (
            <Button className={styles.submit} busy={isBusy} onClick={handleContinue}>
              {texts.next}
            </Button>
          ) : (
            <Button type="submit" className={styles.submit} busy={isBusy} busyText={texts.submitting}>
              {texts.submit}
            </Button>
          )}
        </registration.Form>
      </Card>
      {!isMade && <LoginHint />}
    </>
  );
}

/** After a refusal the first field at fault has the focus. */
function useFocusAtFault(problem: Problem | undefined) {
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
