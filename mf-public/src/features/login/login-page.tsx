import { Link, useActionData, useSearchParams } from '@metier/shared/router';
import { buttonClass, Card, Page, PageTitle } from '@metier/shared/ui';
import { LoginForm } from './login-form';
import styles from './login-page.module.css';
import { loginTexts } from './login.texts';
import type { LoginFailure } from './sign-in';

export { action, loader } from './sign-in';

/** Signing in, and the way to registering for who has no account yet. */
export function Component() {
  const failure = useActionData<LoginFailure>();
  return (
    <Page width="slim">
      <PageTitle>{loginTexts.title}</PageTitle>
      <Card className={styles.card}>
        <div className={styles.head}>
          <h1>{loginTexts.title}</h1>
          <p className={styles.quiet}>{loginTexts.lead}</p>
        </div>
        <LoginForm failure={failure} />
      </Card>
      <SignUp />
    </Page>
  );
}

function SignUp() {
  const redirect = useSearchParams()[0].get('redirect');
  const query = redirect ? `?${new URLSearchParams({ redirect })}` : '';
  return (
    <p className={styles.signUp}>
      {loginTexts.newHere}
      <Link to={`/register${query}`} className={buttonClass('secondary', 'small')}>
        {loginTexts.signUp}
      </Link>
    </p>
  );
}
