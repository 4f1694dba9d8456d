import { getJobSeeker, isApiError } from '@metier/sdk/api';
import type { JobSeeker } from '@metier/sdk/contract';
import { Fragment, usePorts, type PageArguments } from '@metier/sdk/remote';
import { data, redirect, useLoaderData, useNavigate } from '@metier/sdk/router';
import { readId, textsIn } from '@metier/sdk/rules';
import { Card, Page, PageTitle, useTexts } from '@metier/sdk/ui';
import { ProfileForm } from './profile-form';
import styles from './profile-page.module.css';
import { profileTexts } from './profile.texts';

/** An expired session and a missing profile have pages of their own. */
const isLoadFailure = (error: unknown) => isApiError(error) && error.status !== 401 && error.status !== 404;

/**
 * Loads the user's own profile; another user's responds 404, like an unknown id. Any other failure is logged
 * and leads to the dashboard, as specified.
 */
export async function loader({ ports, params, request }: PageArguments): Promise<JobSeeker> {
  const language = ports.language.get();
  const texts = textsIn(language, profileTexts);
  const id = readId(params.id);
  if (!id) throw data(null, { status: 404 });
  try {
    return await getJobSeeker(ports.http, id, { signal: request.signal });
  } catch (error) {
    if (!isLoadFailure(error)) throw error;
    // oxlint-disable-next-line no-console -- The specification wants this failure in the browser's log.
    console.error(error);
    ports.notify.error(texts.edit.loadFailed);
    throw redirect('/dashboard');
  }
}

export function Component() {
  const texts = useTexts(profileTexts);
  const profile = useLoaderData<JobSeeker>();
  const { notify } = usePorts();
  const navigate = useNavigate();
  const { edit, page } = texts;
  const goBack = () => void navigate('/dashboard');
  return (
    <Page width="narrow" className={styles.page}>
      <PageTitle>{edit.title}</PageTitle>
      <header>
        <h1>{edit.title}</h1>
        <p className={styles.lead}>{edit.lead}</p>
      </header>
      <Card>
        <Fragment name="picture-form" />
      </Card>
      <Card>
        <ProfileForm
          key={profile.id}
          profile={profile}
          submitLabel={edit.submit}
          failureText={page.failure}
          backLabel={edit.cancel}
          onBack={goBack}
          onDone={() => {
            notify.success(edit.saved);
            goBack();
          }}
        />
      </Card>
    </Page>
  );
}
