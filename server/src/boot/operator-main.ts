/** `node server/dist/operator.js create <email>`, in the server's environment. */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isEmailAddress } from '@metier/sdk/rules';
import { openDatabase } from '../db/open-database';
import { createOperator, OperatorError } from '../modules/accounts/operators.service';
import { readConfig } from '../config/config';
import { describeStartFailure } from './describe-start-failure';

const USAGE = 'Usage: npm run operator -- create <email>';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

async function run(): Promise<void> {
  const [verb, email = '', ...rest] = parseArgs({ allowPositionals: true }).positionals;
  if (verb !== 'create' || rest.length > 0 || !isEmailAddress(email)) throw new OperatorError(USAGE);
  const places = { workerFile: here('./embedded-worker.js'), migrationsFolder: here('../drizzle') };
  const database = await openDatabase({ ...readConfig(process.env), ...places, onLost: fail });
  try {
    await database.opened;
    await database.migrate();
    const { user, password } = await createOperator(database.db, { username: email, email });
    say(`${user.username} can log in. The password is shown once: ${password}`);
    say('Two-step login or a passkey has to be set up on the page of the account before moderating.');
  } finally {
    await database.close();
  }
}

function fail(error: unknown): void {
  process.stderr.write(`${error instanceof OperatorError ? error.message : describeStartFailure(error)}\n`);
  process.exit(1);
}

await run().catch(fail);
