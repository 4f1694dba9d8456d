import type { Job } from '@metier/sdk/contract';
import { useOutcome, useValue } from '@metier/sdk/remote';
import { Link, useLoaderData, useSearchParams } from '@metier/sdk/router';
import { displayTexts } from '@metier/sdk/rules';
import { Alert, buttonClass, SlimPage, useTexts } from '@metier/sdk/ui';
import { LoginForm } from './login-form';
import { PasskeyLogin } from './passkey-login';
import { loginTexts } from './login.texts';
import { hasNewPassword, type LoginData, type LoginFailure } from './sign-in';

export { action, loader } from './sign-in';

/** Login page with a link to the registration. */
export function Component() {
  const texts = useTexts(loginTexts);
  const failure = useOutcome(keepStep);
  const [query] = useSearchParams();
  const job = useValue(useLoaderData<LoginData>().job);
  return (
    <SlimPage
      title={texts.title}
      lead={job ? <Purpose job={job} /> : texts.lead}
      below={<SignUp redirect={query.get('redirect')} />}
    >
      {hasNewPassword(query) && !failure && <Alert kind="success">{texts.passwordChanged}</Alert>}
      <LoginForm failure={failure} />
      {failure?.kind !== 'code' && <PasskeyLogin />}
    </SlimPage>
  );
}

/** The second step stays, without errors, which are in the former language. */
const keepStep = (failure: LoginFailure): LoginFailure | undefined =>
  failure.kind === 'code' ? { kind: 'code', errors: [] } : undefined;

/** What the visitor came for, with the way back to it. */
function Purpose({ job }: { job: Job }) {
  const texts = useTexts(loginTexts);
  const defaults = useTexts(displayTexts);
  const { before, at } = texts.apply;
  const company = job.company || job.job_provider?.company_name || defaults.company;
  return (
    <>
      {before}{' '}
      <Link to={`/job/${job.id}`} lang={job.language ?? undefined}>
        {job.title}
      </Link>{' '}
      {at(company)}
    </>
  );
}

function SignUp({ redirect }: { redirect: string | null }) {
  const texts = useTexts(loginTexts);
  const query = redirect ? `?${new URLSearchParams({ redirect })}` : '';
  return (
    <>
      {texts.newHere}
      <Link to={`/register${query}`} className={buttonClass('secondary', 'small')}>
        {texts.signUp}
      </Link>
    </>
  );
}
