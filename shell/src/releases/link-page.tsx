import type { ReleaseLink } from '@metier/sdk/contract';
import { Form, useActionData, useLoaderData, useNavigation } from '@metier/sdk/router';
import { Alert, Button, buttonClass, SlimPage, useTexts } from '@metier/sdk/ui';
import { shellTexts } from '../shell.texts';
import styles from './link-page.module.css';

/** Names what a release link would show, and by whom; only a press lets it take effect. */
export function LinkPage() {
  const { link: texts, overrides } = useTexts(shellTexts);
  const { shown, address } = useLoaderData<ReleaseLink>();
  const failure = useActionData<string>();
  const isBusy = useNavigation().state !== 'idle';
  return (
    <SlimPage title={texts.title} lead={texts.lead}>
      <meta name="robots" content="noindex" />
      <ul className={styles.shown}>
        {shown.map(({ remote, version, team }) => (
          <li key={remote}>
            <strong>{overrides.name(remote, version)}</strong>
            {team && <span className={styles.team}>{texts.by(team)}</span>}
          </li>
        ))}
      </ul>
      <p>{texts.warning}</p>
      {failure && !isBusy && <Alert>{failure}</Alert>}
      <Form method="post" className={styles.actions}>
        <Button type="submit" busy={isBusy} busyText={texts.showing}>
          {texts.show}
        </Button>
        <a href={address} className={buttonClass('secondary')}>
          {texts.stay}
        </a>
      </Form>
    </SlimPage>
  );
}
