import type { Absence, ReleaseUse, UsageReply } from '@metier/sdk/contract';
import { drawTable, type CommandResult } from './output';
import type { Session } from './session';

type Named = Pick<ReleaseUse, 'remote' | 'version' | 'live'>;

const describeLive = ({ live }: Named): string =>
  live.length > 0 ? `live on ${live.join(' and ')}` : 'can come back';

/** Each operation with the releases that call it; a star marks those that are live. */
function drawOperations(releases: readonly ReleaseUse[]): string[] {
  const byOperation = new Map<string, string[]>();
  for (const { remote, version, live, operations } of releases)
    for (const { id, method, path } of operations) {
      const key = JSON.stringify([id, `${method} ${path}`]);
      const name = `${remote} ${version}${live.length > 0 ? '*' : ''}`;
      byOperation.set(key, [...(byOperation.get(key) ?? []), name]);
    }
  const rows = [...byOperation].map(([key, callers]) => [
    ...(JSON.parse(key) as string[]),
    callers.join(', '),
  ]);
  return drawTable(rows.sort(([one = ''], [other = '']) => one.localeCompare(other)));
}

function drawAbsence(what: string, { dependents, fragments }: Absence): string[] {
  if (dependents.length + fragments.length === 0)
    return [`Nothing that is live or can come back breaks without ${what}.`];
  const rows = dependents.map((each) => [
    `${each.remote} ${each.version}`,
    describeLive(each),
    each.why.join('; '),
  ]);
  return [
    ...(rows.length > 0 ? [`Without ${what} these break:`, ...drawTable(rows)] : []),
    ...(fragments.length > 0
      ? [`Without ${what} no release lends these fragments:`, ...fragments.map((each) => `  ${each}`)]
      : []),
  ];
}

/** Prints which releases call which operations, or what breaks without an operation or a release. */
export async function usage({ client, options: { without } }: Session): Promise<CommandResult> {
  const query = without === undefined ? '' : `?without=${encodeURIComponent(without)}`;
  const reply = await client.get<UsageReply>(`usage/${query}`);
  if (without !== undefined && reply.without)
    return { text: drawAbsence(without, reply.without), data: { without: reply.without } };
  return {
    text: ['Operations and the releases that call them (* live)', '', ...drawOperations(reply.releases)],
    data: { releases: reply.releases },
  };
}
