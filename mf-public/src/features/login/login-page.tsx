import { Link, useActionData, useSearchParams } from '@metier/sdk/router';
import { Alert, buttonClass, SlimPage } from '@metier/sdk/ui';
import { LoginForm } from './login-form';
import { loginTexts } from './login.texts';
import { hasNewPassword, type LoginFailure } from './sign-in';

export { action, loader } from './sign-in';

/** Login page with a link to the registration. */
export function Component() {
  const failure = useActionData<LoginFailure>();
  const [query] = useSearchParams();
  return (
    <SlimPage
      title={loginTexts.title}
      lead={loginTexts.lead}
      below={<SignUp redirect={query.get('redirect')} />}
    >
      {hasNewPassword(query) && !failure && <Alert kind="success">{loginTexts.passwordChanged}</Alert>}
      <LoginForm failure={failure} />
    </SlimPage>
  );
}

function SignUp({ redirect }: { redirect: string | null }) {
  const query = redirect ? `?${new URLSearchParams({ redirect })}` : '';
  return (
    <>
      {loginTexts.newHere}
      <Link to={`/register${query}`} className={buttonClass('secondary', 'small')}>
        {loginTexts.signUp}
      </Link>
    </>
  );
}
