import type { AuditEntry } from '@metier/shared/contract';
import { Badge, Table } from '@metier/shared/ui';
import { formatMoment } from './moments';
import { platformTexts } from './platform.texts';
import { ReleaseVersion } from './release-version';

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
        { label: texts.action, kind: 'title', render: ({ action }) => action },
        { label: texts.about, render: About },
        { label: texts.actor, render: ({ actor }) => actor },
        {
          label: texts.outcome,
          render: ({ outcome }) => (
            <Badge tone={outcome === 'done' ? 'accent' : 'neutral'}>{texts.outcomes[outcome]}</Badge>
          ),
        },
        { label: texts.detail, render: ({ detail }) => detail },
        { label: texts.at, render: ({ at }) => <time dateTime={at}>{formatMoment(at, now)}</time> },
      ]}
    />
  );
}
