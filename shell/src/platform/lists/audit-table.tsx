import type { AuditEntry } from '@metier/sdk/contract';
import { Badge, Table } from '@metier/sdk/ui';
import { TimeLabel } from '../time-label';
import styles from '../platform.module.css';
import { platformTexts } from '../platform.texts';
import { ReleaseVersion } from '../release-version';

const { lists, channels } = platformTexts;
const { audit: texts } = lists;

function About({ remote, version, channel }: AuditEntry) {
  return (
    <>
      {remote} {version && <ReleaseVersion version={version} />} {channel && channels[channel]}
    </>
  );
}

interface AuditTableProps {
  entries: readonly AuditEntry[];
  now: number;
  busy: boolean;
}

export function AuditTable({ entries, now, busy }: AuditTableProps) {
  return (
    <Table
      caption={texts.caption}
      busy={busy}
      rows={entries}
      getKey={({ id }) => id}
      columns={[
        {
          label: texts.action,
          kind: 'title',
          render: ({ action }) => <span className={styles.whole}>{action}</span>,
        },
        { label: texts.about, render: About },
        { label: texts.actor, render: ({ actor }) => <span className={styles.whole}>{actor}</span> },
        {
          label: texts.outcome,
          render: ({ outcome }) => (
            <span className={styles.short}>
              <Badge tone={outcome === 'done' ? 'accent' : 'neutral'}>{texts.outcomes[outcome]}</Badge>
            </span>
          ),
        },
        { label: texts.detail, render: ({ detail }) => detail },
        { label: texts.at, render: ({ at }) => <TimeLabel at={at} now={now} /> },
      ]}
    />
  );
}
