import type { PageFailure } from '@metier/sdk/contract';
import { Badge, Table, VisuallyHidden } from '@metier/sdk/ui';
import { TimeLabel } from '../time-label';
import styles from '../platform.module.css';
import { platformTexts } from '../platform.texts';
import { ReleaseVersion } from '../release-version';

const { failures: texts } = platformTexts.lists;

/**
 * Address that replays the page with the same releases; the home page if the path pattern has a parameter,
 * whose value is unknown.
 */
function replayAddress({ path, replay }: PageFailure): string {
  return `${path.includes(':') ? '/' : path}?registry=${encodeURIComponent(replay)}`;
}

interface FailuresTableProps {
  failures: readonly PageFailure[];
  now: number;
  busy: boolean;
}

export function FailuresTable({ failures, now, busy }: FailuresTableProps) {
  return (
    <Table
      caption={texts.caption}
      busy={busy}
      rows={failures}
      getKey={({ id }) => id}
      columns={[
        {
          label: texts.release,
          kind: 'title',
          render: ({ remote, version }) => (
            <span className={styles.release}>
              {remote} <ReleaseVersion version={version} />
            </span>
          ),
        },
        {
          label: texts.kind,
          render: ({ kind }) => (
            <span className={styles.short}>
              <Badge>{texts.kinds[kind] ?? kind}</Badge>
            </span>
          ),
        },
        { label: texts.path, render: ({ path }) => <code className={styles.whole}>{path}</code> },
        { label: texts.message, render: ({ message }) => message },
        { label: texts.at, render: ({ at }) => <TimeLabel at={at} now={now} /> },
        {
          label: texts.replay,
          kind: 'actions',
          // A full page load, so that the server embeds that set of releases.
          render: (failure) => (
            <a href={replayAddress(failure)} className={styles.link}>
              {texts.see}
              <VisuallyHidden>{texts.seeOf(failure.revision)}</VisuallyHidden>
            </a>
          ),
        },
      ]}
    />
  );
}
