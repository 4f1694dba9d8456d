import type { NewTeamToken, TeamToken } from '@metier/sdk/contract';
import { withApproval } from '../approval';
import { HELP } from '../help';
import { readNumber } from '../command-line';
import { drawTable, type CommandResult } from '../output';
import type { Session } from '../session';
import { CommandError } from '../command-error';

const MAX_DAYS = 3650;

const usage = () => new CommandError('failed', `token is used so: ${HELP.token}`);

async function create(session: Session, name: string | undefined): Promise<CommandResult> {
  const { client, options } = session;
  const { remote, person, pipeline } = options;
  if (!name || !remote || (person !== undefined && pipeline)) throw usage();
  const days =
    options.days === undefined ? {} : { days: Math.round(readNumber('--days', options.days, 1, MAX_DAYS)) };
  const paths = options.paths === undefined ? {} : { paths: options.paths.split(',') };
  const whose = { ...(pipeline && { is_pipeline: true }), ...(person !== undefined && { person }) };
  const body = { name, remote, ...days, ...paths, ...whose };
  if (options['dry-run'])
    return {
      text: [`Dry run: would make a token for ${name}. Nothing was changed.`],
      data: { dry_run: true, token: body },
    };
  const token = await withApproval(session, () => client.post<NewTeamToken>('tokens/', body));
  const what = token.remote === '*' ? 'everything' : token.remote;
  return {
    text: [`Token ${token.id} of ${token.name}, for ${what}. It is shown this once:`, token.token],
    data: { token },
  };
}

const dayOf = (moment: string | null) => moment?.slice(0, 10) ?? '–';

const describeState = ({ revoked_at: revoked, expires_at: expires }: TeamToken) => {
  if (revoked) return `revoked ${dayOf(revoked)}`;
  if (expires && expires <= new Date().toISOString()) return `ended ${dayOf(expires)}`;
  return expires ? `until ${dayOf(expires)}` : 'valid';
};

async function list({ client }: Session): Promise<CommandResult> {
  const tokens = await client.get<TeamToken[]>('tokens/');
  const rows = tokens.map((token) => [
    String(token.id),
    token.name,
    token.remote,
    describeState(token),
    `made ${dayOf(token.created_at)}`,
    `used ${dayOf(token.last_used_at)}`,
    token.is_pipeline ? 'pipeline' : (token.person ?? ''),
  ]);
  return { text: rows.length > 0 ? drawTable(rows) : ['There are no tokens.'], data: { tokens } };
}

async function revoke({ client, options }: Session, id: string | undefined): Promise<CommandResult> {
  if (!id || !/^\d+$/.test(id)) throw usage();
  const data = { id: Number(id) };
  if (options['dry-run'])
    return {
      text: [`Dry run: would end token ${id}. Nothing was changed.`],
      data: { dry_run: true, ...data },
    };
  await client.delete(`tokens/${id}/`);
  return { text: [`Token ${id} is worth nothing any more.`], data };
}

export async function token(session: Session): Promise<CommandResult> {
  const [what, word] = session.words;
  if (what === 'create') return create(session, word);
  if (what === 'list') return list(session);
  if (what === 'revoke') return revoke(session, word);
  throw usage();
}
