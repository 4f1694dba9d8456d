import { isApiError, loginWithPasskey, readDetail, startPasskeyLogin, type Http } from '@metier/sdk/api';
import type { User } from '@metier/sdk/contract';
import { canUsePasskeys, useMutation, usePorts } from '@metier/sdk/remote';
import { useNavigate, useSearchParams } from '@metier/sdk/router';
import { sanitizeRedirect, textsIn, type Language } from '@metier/sdk/rules';
import { Alert, Button, useLanguage, useTexts } from '@metier/sdk/ui';
import { useState, type ReactNode } from 'react';
import { BlockedAlert } from './blocked-alert';
import { loginTexts } from './login.texts';
import styles from './login-form.module.css';
import { describeFault } from './sign-in';

/** Opens a session with a passkey of the device; rejects when the person cancels. */
async function logIn(http: Http): Promise<User> {
  const options = await startPasskeyLogin(http);
  // Loaded only now, so that the login page stays light.
  const { startAuthentication } = await import('@simplewebauthn/browser');
  type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];
  const signed = await startAuthentication({ optionsJSON: options as unknown as Options });
  const clientExtensionResults = { ...signed.clientExtensionResults };
  return loginWithPasskey(http, { ...signed, response: { ...signed.response }, clientExtensionResults });
}

function explain(error: unknown, language: Language): ReactNode {
  const login = textsIn(language, loginTexts);
  const { passkey: texts } = login;

  if (!isApiError(error)) return <Alert>{texts.failed}</Alert>;
  const fault = describeFault(error);
  if (fault.kind === 'blocked') return <BlockedAlert reason={fault.reason} path={fault.path} />;
  const { connection, server } = login.reasons;
  return <Alert>{readDetail(error, fault.kind === 'connection' ? connection : server)}</Alert>;
}

/** The login with a passkey, where the browser has them. */
export function PasskeyLogin() {
  const language = useLanguage();
  const { passkey: texts } = useTexts(loginTexts);
  const { http, session } = usePorts();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [failure, setFailure] = useState<ReactNode>();
  const { run, isPending } = useMutation({
    async call() {
      setFailure(undefined);
      return logIn(http);
    },
    async leave(user: User) {
      await session.start(user);
      // As after a password: an account that is to be deleted can only be kept.
      const target = user.deletion_at ? '/account/data' : sanitizeRedirect(query.get('redirect'));
      await navigate(target, { replace: true });
    },
    failed(error) {
      setFailure(explain(error, language));
      return undefined;
    },
  });
  if (!canUsePasskeys()) return null;
  return (
    <div className={styles.form}>
      <p className={styles.or}>{texts.or}</p>
      {failure}
      <Button variant="secondary" busy={isPending} busyText={texts.waiting} onClick={() => run()}>
        {texts.action}
      </Button>
    </div>
  );
}
