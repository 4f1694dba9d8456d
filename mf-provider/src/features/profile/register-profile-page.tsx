import { findOwnJobProvider } from '@metier/sdk/api';
import { usePorts, type PageArguments } from '@metier/sdk/remote';
import { redirect, useNavigate } from '@metier/sdk/router';
import { Card, Page, PageTitle, Stack, useTexts } from '@metier/sdk/ui';
import { ProfileForm } from './profile-form';
import styles from './profile-page.module.css';
import { profileTexts } from './profile.texts';

/** Redirects an employer who already has a company. */
export async function loader({ ports }: PageArguments) {
  const user = ports.session.getUser();
  const company = user && (await findOwnJobProvider(ports.http, user.id));
  return company ? redirect('/dashboard') : null;
}

export function Component() {
  const texts = useTexts(profileTexts);
  const { notify } = usePorts();
  const navigate = useNavigate();

  function handleDone() {
    notify.success(texts.saved);
    void navigate('/dashboard', { replace: true });
  }

  return (
    <Page width="narrow">
      <PageTitle>{texts.title}</PageTitle>
      <Stack gap={24}>
        <Stack gap={8}>
          <h1>{texts.title}</h1>
          <p className={styles.intro}>{texts.intro}</p>
        </Stack>
        <Card>
          <ProfileForm submitLabel={texts.save} failureText={texts.failed} onDone={handleDone} />
        </Card>
      </Stack>
    </Page>
  );
}
