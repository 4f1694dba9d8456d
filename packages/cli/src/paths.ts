import type { PathGrantBody, PathGrantReply } from '@metier/sdk/contract';
import type { Access } from '@metier/sdk/rules';
import { withApproval } from './approval';
import { readAccess } from './command-line';
import { HELP } from './help';
import { drawTable, type CommandResult } from './output';
import type { Session } from './session';
import { CommandError } from './command-error';

const ACCESS_LABELS: Readonly<Record<Access, string>> = {
  public: 'everybody',
  login: 'everybody signed in',
  job_seeker: 'job seekers',
  job_provider: 'employers',
  operator: 'operators',
};

const usage = () => new CommandError('failed', `paths is used so: ${HELP.paths}`);

/** Granted paths, one row each. */
export const drawPaths = (grants: readonly PathGrantReply[]): string[] =>
  drawTable(grants.map(({ remote, path, access }) => [remote, path, `for ${ACCESS_LABELS[access]}`]));

async function list({ client }: Session): Promise<CommandResult> {
  const paths = await client.get<PathGrantReply[]>('paths/');
  return { text: paths.length > 0 ? drawPaths(paths) : ['No paths are granted.'], data: { paths } };
}

async function grant(session: Session, remote: string, path: string): Promise<CommandResult> {
  const { client, options } = session;
  const access = readAccess(options.access);
  const { beside } = options;
  const body: PathGrantBody = { remote, path, access, ...(beside !== undefined && { beside }) };
  if (options['dry-run'])
    return {
      text: [`Dry run: would grant ${path} for ${ACCESS_LABELS[access]} to ${remote}. Nothing was changed.`],
      data: { dry_run: true, path: body },
    };
  const granted = await withApproval(session, () => client.post<PathGrantReply>('paths/', body));
  const below = granted.path === '/' ? 'the home page' : `${granted.path} and everything below it`;
  return { text: [`${remote} may claim ${below}, for ${ACCESS_LABELS[access]}.`], data: { path: granted } };
}

async function revoke({ client, options }: Session, remote: string, path: string): Promise<CommandResult> {
  const all = await client.get<PathGrantReply[]>('paths/');
  const access = options.access === undefined ? undefined : readAccess(options.access);
  const found = all.filter(
    (each) =>
      each.remote === remote &&
      each.path === path.toLowerCase() &&
      (access === undefined || each.access === access),
  );
  if (found.length === 0) throw new CommandError('failed', `${path} is not granted to ${remote}.`);
  if (options['dry-run'])
    return {
      text: [`Dry run: would take ${path} from ${remote}. Nothing was changed.`],
      data: { dry_run: true, paths: found },
    };
  for (const { id } of found) await client.delete(`paths/${id}/`);
  return {
    text: [`${remote} may not claim ${path} any more. What is live stays so until its next release.`],
    data: { paths: found },
  };
}

/** Lists, grants and revokes the paths that remotes may claim. */
export async function paths(session: Session): Promise<CommandResult> {
  const [what = 'list', remote, path] = session.words;
  if (what === 'list' && remote === undefined) return list(session);
  if (remote === undefined || path === undefined) throw usage();
  if (what === 'grant') return grant(session, remote, path);
  if (what === 'revoke') return revoke(session, remote, path);
  throw usage();
}
