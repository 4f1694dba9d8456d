import cluster from 'node:cluster';
import type { FastifyInstance } from 'fastify';
import { pino, type Logger } from 'pino';
import { buildApp } from './app';
import { readConfig } from './config';
import { demoLogins } from './db/demo/demo-logins';
import { seedDemo } from './db/demo/seed-demo';
import { hasUser, isEmpty } from './db/occupants';
import { openDatabase, type OpenDatabase } from './db/open-database';
import { openFileStore } from './files/open-file-store';
import { openReplica } from './db/replica';
import { logRequest } from './http/hide-tokens';
import { readOpenapi } from './http/openapi/register-openapi';
import { loadOperatorToken, loadSessionSecret } from './kept-secret';
import { openLiveBus } from './live/live-bus';
import { openPostbox } from './mail/postbox';
import { publishLocalBuilds } from './modules/releases/local-builds';
import { createReleaseSnapshot } from './modules/releases/snapshot';
import type { Parts } from './parts';
import { makeWeb } from './web-scope';

export interface Places {
  /** The built `embedded-worker.js`. */
  readonly workerFile: string;
  readonly migrationsFolder: string;
  /** The built `render-worker.js`. */
  readonly renderWorkerFile: string;
  /** Holds the workspaces with their `dist`. */
  readonly webFolder: string;
}

/** Answers in flight get so long to end, then they are cut; all in all a stop takes less than ten seconds. */
const GRACE_MS = 4_000;
const STOP_MS = 9_500;

const LOGINS = demoLogins.map(({ label, ...login }) => ({ role: label, ...login }));

/** Opens everything, listens, says so, and closes everything on SIGINT and SIGTERM. */
export async function start(places: Places): Promise<void> {
  const config = readConfig(process.env);
  const logger = pino({ level: config.logLevel, serializers: { req: logRequest } });
  const onLost = (error: Error) => {
    logger.fatal({ err: error }, 'the embedded database was lost');
    console.error(`The embedded database was lost: ${error.message}`);
    process.exit(1);
  };
  const secrets = {
    sessionSecret: await loadSessionSecret(config),
    operatorToken: await loadOperatorToken(config),
  };
  const database = await openDatabase({ ...config, ...places, onLost });
  try {
    const files = await openFileStore(config);
    const basis = { db: database.db, clock: () => new Date(), config: { ...config, ...secrets } };
    const live = await openLiveBus(config.databaseUrl);
    const replica = config.replicaUrl
      ? await openReplica({ url: config.replicaUrl, primary: database.db, logger })
      : undefined;
    const releases = createReleaseSnapshot({ db: database.db, live, logger });
    const parts = { ...basis, replica, files, mail: openPostbox({ ...basis, logger }), live, releases };
    await database.migrate();
    await releases.refresh();
    releases.follow();
    await seedWhenEmpty(database, parts, logger);
    const directory = config.releasesDir ?? places.webFolder;
    const app = await buildApp({ ...parts, web: makeWeb(directory, places.renderWorkerFile), logger });
    stopOnSignals(app, parts, database);
    await app.ready();
    await publishLocalBuilds(parts, {
      directory,
      readApi: () => readOpenapi(app),
      report: (step) => tell(logger, step),
      log: logger,
    });
    const address = await app.listen({ port: config.port, host: config.host });
    parts.mail.start(config.publicUrl ?? address);
    logger.info({ address, database: database.kind, ms: Math.round(performance.now()) }, 'ready');
    announce({ address, logins: (await hasUser(database.db, demoLogins[0].username)) ? LOGINS : [] });
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Fills a new embedded database with the demo board. */
async function seedWhenEmpty({ kind }: OpenDatabase, parts: Parts, logger: Logger): Promise<void> {
  const { db, files, clock, config } = parts;
  if (kind !== 'embedded' || !config.isSeedingDemo || !(await isEmpty(db))) return;
  await seedDemo({ db, files, today: clock(), report: (step) => tell(logger, step) });
}

/** What is done before the server listens, for who waits for it. */
function tell(logger: Logger, step: string): void {
  logger.info({ step }, 'starting');
  process.send?.({ step });
}

/** What whoever started the server wants to know once it listens. */
export interface Announcement {
  readonly address: string;
  readonly logins: readonly { readonly role: string; readonly username: string; readonly password: string }[];
}

/** A parent (`npm start`) is told by message and has its own words; else the address is one plain line. */
export function announce(announcement: Announcement): void {
  if (!process.send) return console.log(`Metier is running at ${announcement.address}`);
  process.send(announcement);
  // One of several processes stays connected to the one that looks after them.
  if (cluster.isPrimary) process.disconnect();
}

function stopOnSignals(app: FastifyInstance, parts: Parts, database: OpenDatabase): void {
  const { mail, files, live, releases, replica } = parts;
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_MS).unref();
    setTimeout(() => app.server.closeAllConnections(), GRACE_MS).unref();
    await app.close();
    await mail.stop();
    await releases.close();
    await live.close();
    await files.close();
    await replica?.close();
    await database.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
}
