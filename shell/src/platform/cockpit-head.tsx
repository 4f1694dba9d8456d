import { useFetcher, useRevalidator } from '@metier/sdk/router';
import { Alert, Button, ErrorPanel } from '@metier/sdk/ui';
import { formatClock } from './format-time';
import styles from './platform.module.css';
import { PLATFORM } from './platform-view';
import { platformTexts as texts } from './platform.texts';
import type { ActionResult } from './action-result';

interface CockpitHeadProps {
  /** When the figures were read, in ms since the epoch. */
  at: number;
  /** True if newer figures could not be loaded. */
  isStale: boolean;
}

export function CockpitHead({ at, isStale }: CockpitHeadProps) {
  const { revalidate, state } = useRevalidator();
  const time = formatClock(at);
  const refresh = () => void revalidate();
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1>{texts.title}</h1>
          <p className={styles.lead}>{texts.lead}</p>
        </div>
        <div className={styles.tools}>
          <span className={styles.note}>{texts.head.updated(time)}</span>
          <Button variant="secondary" size="small" busy={state === 'loading'} onClick={refresh}>
            {texts.head.refresh}
          </Button>
          <SignOut />
        </div>
      </header>
      {isStale && (
        <ErrorPanel
          slim
          title={texts.failed.stale(time)}
          message={texts.failed.safe}
          busy={state === 'loading'}
          onRetry={refresh}
        />
      )}
    </>
  );
}

function SignOut() {
  const fetcher = useFetcher<ActionResult>();
  return (
    <fetcher.Form method="post" action={PLATFORM}>
      <input type="hidden" name="intent" value="close" />
      <Button type="submit" variant="ghost" size="small" busy={fetcher.state !== 'idle'}>
        {texts.head.leave}
      </Button>
      {fetcher.data?.kind === 'refused' && <Alert>{fetcher.data.message}</Alert>}
    </fetcher.Form>
  );
}
