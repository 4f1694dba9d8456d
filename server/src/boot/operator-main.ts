/** `node server/dist/operator.js <command>`, in the server's environment: what only who runs the machine may do. */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isEmailAddress } from '@metier/sdk/rules';
import type { Dependencies } from '../dependencies';
import { openDatabase } from '../db/open-database';
import { openLiveBus } from '../live/open-live-bus';
import { createOperator, OperatorError } from '../modules/accounts/operators.service';
import { CustodyError, invite, letThrough, list, reseal, revoke } from '../platform/custody/custody-commands';
import { createReleaseSnapshot } from '../platform/registry/snapshot';
import { readConfig } from '../config/config';
import { describeStartFailure } from './describe-start-failure';
import { loadSessionSecret } from './generated-secrets';

const USAGE = `Usage: npm run operator -- <command>
  create <email>                                  an account that moderates
  invite <name> --remote <remote or *>            a person who approves releases; with * also tokens and paths
  approvers                                       who can approve
  revoke <name>                                   ends that
  let-through <remote>@<version> --reason "…"     a release without an approval, in an emergency
  reseal                                          after a change of SESSION_SECRET`;

type Basis = Pick<Dependencies, 'db' | 'clock' | 'config'>;

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

interface Words {
  readonly verb: string | undefined;
  readonly word: string | undefined;
  readonly remote: string | undefined;
  readonly reason: string | undefined;
}

function readWords(): Words {
  const options = { remote: { type: 'string' }, reason: { type: 'string' } } as const;
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options });
    if (positionals.length > 2) throw new OperatorError(USAGE);
    const [verb, word] = positionals;
    return { verb, word, remote: values.remote, reason: values.reason?.trim() };
  } catch {
    throw new OperatorError(USAGE);
  }
}

async function createAccount({ db }: Basis, email: string): Promise<string[]> {
  const { user, password } = await createOperator(db, { username: email, email });
  return [
    `${user.username} can log in. The password is shown once: ${password}`,
    'Two-step login or a passkey has to be set up on the page of the account before moderating.',
  ];
}

/** In place of the release that is live now. */
async function letReleaseThrough(basis: Basis, word: string, reason: string): Promise<string[]> {
  const [remote = '', version = ''] = word.split('@');
  const live = await openLiveBus(basis.config.databaseUrl);
  try {
    const { config, db } = basis;
    const releases = createReleaseSnapshot({ db, live, approvalSecret: config.sessionSecret });
    await releases.refresh();
    const since = releases.findLive('production', remote)?.stable?.version ?? null;
    return await letThrough(basis, { remote, version, since, reason });
  } finally {
    await live.close();
  }
}

/** What a command does; undefined for one that is used wrongly. */
function findCommand({ verb, word, remote, reason }: Words) {
  if (verb === 'approvers' && word === undefined) return list;
  if (verb === 'reseal' && word === undefined) return reseal;
  if (word === undefined) return undefined;
  if (verb === 'create' && isEmailAddress(word)) return (basis: Basis) => createAccount(basis, word);
  if (verb === 'invite' && remote !== undefined) return (basis: Basis) => invite(basis, word, remote);
  if (verb === 'revoke') return (basis: Basis) => revoke(basis, word);
  if (verb === 'let-through' && reason) return (basis: Basis) => letReleaseThrough(basis, word, reason);
  return undefined;
}

async function run(): Promise<void> {
  const command = findCommand(readWords());
  if (!command) throw new OperatorError(USAGE);
  const places = { workerFile: here('./embedded-worker.js'), migrationsFolder: here('../drizzle') };
  const config = readConfig(process.env);
  const database = await openDatabase({ ...config, ...places, onLost: fail });
  try {
    await database.opened;
    await database.migrate();
    const sessionSecret = await loadSessionSecret(config);
    const basis = { db: database.db, clock: () => new Date(), config: { ...config, sessionSecret } };
    for (const line of await command(basis)) process.stdout.write(`${line}\n`);
  } finally {
    await database.close();
  }
}

function fail(error: unknown): void {
  const isOurs = error instanceof OperatorError || error instanceof CustodyError;
  process.stderr.write(`${isOurs ? error.message : describeStartFailure(error)}\n`);
  process.exit(1);
}

await run().catch(fail);
