import { Link } from '@metier/sdk/router';
import { Alert, useTexts } from '@metier/sdk/ui';
import { loginTexts } from './login.texts';

/** Says that an account is blocked, and leads to the decision. */
export function BlockedAlert({ reason, path }: { reason: string; path: string }) {
  const texts = useTexts(loginTexts);
  return (
    <Alert>
      <p>{reason}</p>
      <p>
        <Link to={path}>{texts.readDecision}</Link>
      </p>
    </Alert>
  );
}
