import { findOwnJobProvider } from '@metier/sdk/api';
import type { JobProvider } from '@metier/sdk/contract';
import { Fragment, usePorts, type PageArguments } from '@metier/sdk/remote';
import { Link, redirect, useLoaderData, useNavigate } from '@metier/sdk/router';
import { readId } from '@metier/sdk/rules';
import { buttonClass, Card, ErrorPanel, Page, PageTitle, Stack, useTexts } from '@metier/sdk/ui';
import { PicturesCard } from './pictures/pictures-card';
import { ProfileForm } from './profile-form';
import styles from './profile-page.module.css';
import { profileTexts } from './profile.texts';

interface EditedCompany {
  readonly company: JobProvider;
  /** True if the URL names this company. */
  readonly isOwn: boolean;
}

/**
 * Loads the employer's own company, whatever id the URL has; redirects to the registration if there is none.
 */
export async function loader({ params, request, ports }: PageArguments): Promise<EditedCompany | Response> {
  const user = ports.session.getUser();
  const company = user && (await findOwnJobProvider(ports.http, user.id, { signal: request.signal }));
  if (!company) return redirect('/register-profile');
  return { company, isOwn: readId(params.id) === company.id };
}

/** The loaded company is the form's initial state, so a new logo reloads nothing. */
export const shouldRevalidate = () => false;

export function Component() {
  const { edit: texts } = useTexts(profileTexts);
  const { company, isOwn } = useLoaderData<EditedCompany>();
  return (
    <Page width="narrow">
      <PageTitle>{isOwn ? texts.title : texts.missing}</PageTitle>
      {isOwn ? <EditForm company={company} /> : <NotYours own={company.id} />}
    </Page>
  );
}

function EditForm({ company }: { company: JobProvider }) {
  const profile = useTexts(profileTexts);
  const { edit: texts } = profile;

  const { notify } = usePorts();
  const navigate = useNavigate();

  function handleDone() {
    notify.success(profile.saved);
    void navigate('/dashboard');
  }

  return (
    <Stack gap={24}>
      <Stack gap={8}>
        <h1>{texts.title}</h1>
        <p className={styles.intro}>{texts.intro}</p>
      </Stack>
      <Card>
        <Fragment name="picture-form" />
      </Card>
      <PicturesCard pictures={company.pictures ?? []} />
      <Card>
        <ProfileForm
          company={company}
          submitLabel={texts.save}
          backLabel={texts.cancel}
          failureText={texts.failed}
          onDone={handleDone}
          onBack={() => void navigate('/dashboard')}
        />
      </Card>
    </Stack>
  );
}

function NotYours({ own }: { own: number }) {
  const { edit: texts } = useTexts(profileTexts);
  return (
    <ErrorPanel
      level={1}
      title={texts.missing}
      message={texts.missingHint}
      action={
        <Link to={`/edit-provider/${own}`} className={buttonClass()}>
          {texts.toOwn}
        </Link>
      }
    />
  );
}
