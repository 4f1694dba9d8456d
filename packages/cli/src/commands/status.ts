import type {
  Health,
  LiveRemote,
  PageFailure,
  PathGrantReply,
  Rollout,
  StatusReply,
} from '@metier/sdk/contract';
import { drawTable, type CommandResult } from '../output';
import { drawPaths } from '../paths';
import type { Session } from '../session';
import { CommandError } from '../command-error';
import { contains } from '../contains';
import { usage } from '../usage';

const MAX_FAILURES = 5;
const STEPS = [
  ['d', 86_400],
  ['h', 3600],
  ['min', 60],
] as const;

/** `3 h ago` */
function describeAge(moment: string, now: number): string {
  const seconds = Math.max(0, Math.round((now - Date.parse(moment)) / 1000));
  const [unit, length] = STEPS.find(([, each]) => seconds >= each) ?? ['s', 1];
  return `${Math.floor(seconds / length)} ${unit} ago`;
}

/** `0.4 % of 120 views fail` */
function describeHealth({ views, failures }: Health): string {
  if (views === 0) return failures === 0 ? 'not seen yet' : `${failures} failures, no views`;
  return `${((failures / views) * 100).toFixed(1)} % of ${views} views fail`;
}

/** Current gate findings; the smoke test is left out because it is too slow to repeat for every status. */
function describeGate({ version, verdicts }: LiveRemote): string {
  if (version === null) return '';
  const tell = (wanted: string, mark: string) =>
    verdicts
      .filter(({ check, verdict }) => verdict === wanted && check !== 'smoke')
      .map(({ check }) => `${mark} ${check}`);
  return [...tell('no', '✗'), ...tell('unknown', '?')].join(', ') || '✓';
}

const toRow = (live: LiveRemote, now: number): string[] => [
  live.remote,
  live.channel,
  live.version ?? 'killed',
  describeAge(live.since, now),
  live.actor,
  describeHealth(live.health),
  describeGate(live),
];

const nameMembers = ({ members }: Rollout): string =>
  members.map(({ remote, version }) => `${remote} ${version}`).join(', ');

/** True for the first remote of a set, so that its rollout is listed once. */
const isFirstMember = ({ channel, rollout }: LiveRemote, at: number, all: readonly LiveRemote[]): boolean =>
  rollout !== null &&
  all.findIndex(
    (other) =>
      other.channel === channel && other.rollout && nameMembers(other.rollout) === nameMembers(rollout),
  ) === at;

const describeRollouts = (all: readonly LiveRemote[], now: number): string[] =>
  all
    .filter(isFirstMember)
    .flatMap(({ channel, rollout }) =>
      rollout
        ? [
            `  ${nameMembers(rollout)} on ${channel}: ${rollout.share} % since ${describeAge(rollout.since, now)}; ` +
              `${describeHealth(rollout.candidate)}, stable ${describeHealth(rollout.stable)}; halts itself at ` +
              `${rollout.margin} points more from ${rollout.minimum_views} views on`,
          ]
        : [],
    );

/** Trains that were promoted or rolled back as a unit. */
function describeTrains(all: readonly LiveRemote[]): string[] {
  const ids = [...new Set(all.flatMap(({ train }) => train ?? []))];
  return ids.map((id) => {
    const members = all.filter(({ train }) => train === id);
    const names = members.map(({ remote, version }) => `${remote} ${version ?? 'killed'}`).join(', ');
    return `  ${id} on ${members[0]?.channel}: ${names} ("${members[0]?.reason}")`;
  });
}

const describeRefusals = (all: readonly LiveRemote[]): string[] =>
  all.flatMap(({ remote, channel, verdicts }) =>
    verdicts
      .filter(({ verdict }) => verdict === 'no')
      .map(({ check, why }) => `  ${remote} on ${channel}, ${check}: ${why}`),
  );

const describeEmergencies = (all: readonly LiveRemote[]): string[] =>
  all
    .filter(({ approval }) => approval?.kind === 'emergency')
    .map(({ remote, version, approval }) => `  ${remote} ${version} since ${approval?.at}`);

const describeUnrendered = (all: readonly LiveRemote[]): string[] =>
  all.flatMap(({ remote, version, not_rendered: why }) => (why ? [`  ${remote} ${version}: ${why}`] : []));

const describeFailures = (failures: readonly PageFailure[], now: number): string[] =>
  drawTable(
    failures.map(({ at, remote, version, channel, path, kind, message }) => [
      describeAge(at, now),
      `${remote} ${version}`,
      channel,
      path,
      kind,
      message,
    ]),
  );

const section = (title: string, lines: readonly string[]) => (lines.length > 0 ? ['', title, ...lines] : []);

async function readFailures({ client }: Session): Promise<PageFailure[]> {
  return client.get<PageFailure[]>(`failures/?page_size=${MAX_FAILURES}`);
}

/** Prints the live releases by remote and channel. */
export async function status(session: Session): Promise<CommandResult> {
  if (session.options.contains !== undefined) return contains(session, session.options.contains);
  if (session.options.operations || session.options.without !== undefined) return usage(session);
  const [only] = session.words;
  const { revisions, live: all } = await session.client.get<StatusReply>('status/');
  const live = all.filter(({ remote }) => only === undefined || remote === only);
  if (only !== undefined && live.length === 0)
    throw new CommandError('failed', `Nothing of ${only} was ever live.`);
  const failures = (await readFailures(session)).filter(({ remote }) => !only || remote === only);
  const granted = await session.client.get<PathGrantReply[]>('paths/');
  const paths = granted.filter(({ remote }) => !only || remote === only);
  const now = Date.now();
  const head = ['remote', 'channel', 'version', 'since', 'by', 'last 24 hours', 'gate'];
  const text = [
    `${session.client.server}: production at revision ${revisions.production}, staging at ${revisions.staging}`,
    '',
    ...drawTable([head, ...live.map((each) => toRow(each, now))]),
    ...section('Rollouts', describeRollouts(live, now)),
    ...section('Trains', describeTrains(live)),
    ...section('Let through in an emergency, approved by nobody', describeEmergencies(live)),
    ...section('No longer rendered by the server: release it again', describeUnrendered(live)),
    ...section('What the gate holds against it', describeRefusals(live)),
    ...section('Addresses', only ? drawPaths(paths) : []),
    ...section('Newest failures', describeFailures(failures, now)),
  ];
  return { text, data: { revisions, live, paths, failures } };
}
