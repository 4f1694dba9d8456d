import type { PackageUse } from '@metier/sdk/contract';
import { drawTable, type CommandResult } from './output';
import type { Session } from './session';

const describePlace = ({ live, canary }: PackageUse): string =>
  live.map((channel) => `${canary.includes(channel) ? 'canary' : 'live'} on ${channel}`).join(' and ') ||
  'can come back';

/** Prints the releases that contain a package. */
export async function contains({ client }: Session, wanted: string): Promise<CommandResult> {
  const found = await client.get<PackageUse[]>(`packages/?contains=${encodeURIComponent(wanted)}`);
  const rows = found.map((use) => [
    `${use.remote} ${use.version}`,
    describePlace(use),
    use.packages.map(({ name, version }) => `${name} ${version}`).join(', '),
  ]);
  const none = `No release that is live or can come back contains ${wanted}.`;
  return {
    text: rows.length > 0 ? [`These contain ${wanted}:`, ...drawTable(rows)] : [none],
    data: { contains: found },
  };
}
