import { useRef, useState, type FormEvent } from 'react';
import { isApiError } from '@metier/sdk/api';
import type { User } from '@metier/sdk/contract';
import { useConfirmedLeave, useFieldErrors, useMutation, usePorts } from '@metier/sdk/remote';
import { Link, useNavigate, useSearchParams } from '@metier/sdk/router';
import { Alert, Button, Card, PasswordField, useLanguage, useTexts } from '@metier/sdk/ui';
import { AccountFields } from './account-fields';
import styles from './account-step.module.css';
import { registerTexts } from './register.texts';
import { toAddress } from './registration-addresses';
import {
  checkAccount,
  CURRENT_PASSWORD_FIELD,
  explainRefusal,
  isCorrection,
  saveAccount,
} from './save-account';

/** Makes the account; after Back, corrects the one that was `made`, which needs its password. */
export function AccountStep({ made }: { made: User | undefined }) {
  const { account: texts } = useTexts(registerTexts);
  const { form, submit, edit, isCorrected, isSaving, general, errorsOf } = useAccountForm(made);
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
          onSubmit={submit}
          onChange={edit}
        >
          {made && <Alert kind="success">{texts.made}</Alert>}
          <AccountFields made={made} errorsOf={errorsOf} onPicture={edit} />
          {isCorrected && (
            <PasswordField
              name={CURRENT_PASSWORD_FIELD}
              label={texts.current}
              hint={texts.currentHint}
              autoComplete="current-password"
              maxLength={1000}
              required
              errors={errorsOf(CURRENT_PASSWORD_FIELD)}
            />
          )}
          {general && <Alert>{general}</Alert>}
          <Button
            type="submit"
            className={styles.submit}
            busy={isSaving}
            busyText={made ? texts.saving : texts.submitting}
          >
            {made ? texts.next : texts.submit}
          </Button>
        </form>
      </Card>
      {!made && <LoginHint />}
    </>
  );
}

function useAccountForm(made: User | undefined) {
  const language = useLanguage();
  const { problems } = useTexts(registerTexts);
  const ports = usePorts();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const form = useRef<HTMLFormElement>(null);
  const [isCorrected, setIsCorrected] = useState(false);
  const { errorsOf, general, refuse } = useFieldErrors(form);
  const goOn = () => navigate(toAddress('/register/profile', search));
  const { run, isPending: isSaving } = useMutation({
    call: (entered: FormData) => saveAccount(ports, entered, made !== undefined),
    leave: goOn,
    failed(error) {
      if (!isApiError(error)) return problems.server;
      const { fields, message } = explainRefusal(error, language);
      refuse(fields, message);
      return undefined;
    },
  });
  useConfirmedLeave(isCorrected, undefined, isSaving);

  function edit() {
    if (made && form.current) setIsCorrected(isCorrection(new FormData(form.current), made));
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSaving) return;
    const entered = new FormData(event.currentTarget);
    if (made && !isCorrection(entered, made)) return void goOn();
    const problem = checkAccount(entered, made !== undefined, language);
    refuse(problem?.fields ?? {}, problem?.message);
    if (!problem) run(entered);
  }

  return { form, submit, edit, isCorrected, isSaving, general, errorsOf };
}

function LoginHint() {
  const { account: texts } = useTexts(registerTexts);
  const [search] = useSearchParams();
  return (
    <p className={styles.login}>
      {texts.hasAccount} <Link to={toAddress('/login', search)}>{texts.login}</Link>
    </p>
  );
}
