import type { Move } from '@metier/sdk/contract';
import { Table } from '@metier/sdk/ui';
import { formatPercent } from '../figures';
import { TimeLabel } from '../time-label';
import styles from '../platform.module.css';
import { platformTexts } from '../platform.texts';
import { ReleaseVersion } from '../release-version';

const { lists, channels } = platformTexts;
const { history: texts } = lists;

/** Result of the move: for a rollout the candidate and its share, otherwise the release that became live. */
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

/** A single move, or all moves of a train. */
type Entry = readonly [Move, ...Move[]];

/** Groups the moves of a train, which are adjacent, into one entry. */
function groupTrains(moves: readonly Move[]): Entry[] {
  const entries: Entry[] = [];
  for (const move of moves) {
    const last = entries.at(-1);
    if (last && move.train !== null && last[0].train === move.train)
      entries[entries.length - 1] = [...last, move];
    else entries.push([move]);
  }
  return entries;
}

function MovedTrain({ moves }: { moves: Entry }) {
  return (
    <ul className={styles.train}>
      {moves.toReversed().map((move) => (
        <li key={move.revision}>
          {move.remote} <MovedRelease {...move} />
        </li>
      ))}
    </ul>
  );
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
      rows={groupTrains(moves)}
      getKey={([{ revision }]) => revision}
      columns={[
        {
          label: texts.move,
          kind: 'title',
          render: ([{ action, remote, train }]) => (
            <span className={styles.release}>
              {train === null ? remote : texts.train(train)}{' '}
              <span className={styles.word}>{texts.actions[action]}</span>
            </span>
          ),
        },
        {
          label: texts.release,
          render: (entry) =>
            entry[0].train === null ? <MovedRelease {...entry[0]} /> : <MovedTrain moves={entry} />,
        },
        {
          label: texts.channel,
          render: ([{ channel }]) => <span className={styles.short}>{channels[channel]}</span>,
        },
        { label: texts.actor, render: ([{ actor }]) => <span className={styles.whole}>{actor}</span> },
        { label: texts.reason, render: ([{ reason }]) => <span className={styles.whole}>{reason}</span> },
        { label: texts.at, render: ([{ at }]) => <TimeLabel at={at} now={now} /> },
        {
          label: texts.revision,
          align: 'end',
          render: ([{ revision }]) => <span className={styles.short}>{texts.number(revision)}</span>,
        },
      ]}
    />
  );
}
