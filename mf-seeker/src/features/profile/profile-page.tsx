import { findOwnJobSeeker } from '@metier/sdk/api';
import type { PageArguments } from '@metier/sdk/remote';
import { redirect, useNavigate, useSearchParams } from '@metier/sdk/router';
import { sanitizeRedirect } from '@metier/sdk/rules';
import { Card, Page, PageTitle, useTexts } from '@metier/sdk/ui';
import { ProfileForm } from './profile-form';
import styles from './profile-page.module.css';
import { profileTexts } from './profile.texts';

/** Redirects a candidate who already has a profile to the requested page. */
export async function loader({ ports, request }: PageArguments) {
  const seeker = await findOwnJobSeeker(ports.http, { signal: request.signal });
  if (seeker) throw redirect(sanitizeRedirect(new URL(request.url).searchParams.get('redirect')));
  return null;
}

export function Component() {
  const texts = useTexts(profileTexts);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { page } = texts;
  return (
    <Page width="narrow" className={styles.page}>
      <PageTitle>{page.title}</PageTitle>
      <header>
        <h1>{page.heading}</h1>
        <p className={styles.lead}>{page.lead}</p>
      </header>
      <Card>
        <ProfileForm
          submitLabel={page.submit}
          failureText={page.failure}
          onDone={() => void navigate(sanitizeRedirect(search.get('redirect')), { replace: true })}
        />
      </Card>
    </Page>
  );
}
