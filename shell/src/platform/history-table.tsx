import type { Move } from '@metier/shared/contract';
import { Table } from '@metier/shared/ui';
import { formatPercent } from './figures';
import { Moment } from './moment';
import styles from './platform.module.css';
import { platformTexts } from './platform.texts';
import { ReleaseVersion } from './release-version';

const { lists, channels } = platformTexts;
const { history: texts } = lists;

/** What the move has brought: the candidate and its share for a rollout, else what is live since. */
function MovedRelease({ version, candidate, share }: Move) {
  if (candidate !== null) {
    return (
      <>
        <ReleaseVersion version={candidate} /> {texts.share(formatPercent(share))}
      </>
    );
  }
  return version === null ? texts.nothing : <ReleaseVersion version={version} />;
}

interface HistoryTableProps {
  moves: readonly Move[];
  now: number;
  busy: boolean;
}

export function HistoryTable({ moves, now, busy }: HistoryTableProps) {
  return (
    <Table
      caption={texts.caption}
      busy={busy}
      rows={moves}
      getKey={({ revision }) => revision}
      columns={[
        {
          label: texts.move,
          kind: 'title',
          render: ({ action, remote }) => (
            <span className={styles.release}>
              {remote} <span className={styles.word}>{texts.actions[action]}</span>
            </span>
          ),
        },
        { label: texts.release, render: MovedRelease },
        {
          label: texts.channel,
          render: ({ channel }) => <span className={styles.short}>{channels[channel]}</span>,
        },
        { label: texts.actor, render: ({ actor }) => <span className={styles.whole}>{actor}</span> },
        { label: texts.reason, render: ({ reason }) => <span className={styles.whole}>{reason}</span> },
        { label: texts.at, render: ({ at }) => <Moment at={at} now={now} /> },
        {
          label: texts.revision,
          align: 'end',
          render: ({ revision }) => <span className={styles.short}>{texts.number(revision)}</span>,
        },
      ]}
    />
  );
}
