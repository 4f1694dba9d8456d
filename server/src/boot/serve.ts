import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { announce, nameLoopback } from './announce';
import type { BuildPaths } from './build-paths';
import type { DemoTemplate } from './demo-template';
import { buildApp } from '../app';
import type { Config } from '../config/config';
import type { QuietServer } from '../http/connections/quiet-server';
import { hasSharedPort, joinSharedPort } from '../http/connections/shared-port';
import { demoLogins } from '../config/demo-logins';
import { deriveInBackground } from '../search/index';
import { hasUser, isEmpty } from '../db/is-seeded';
import type { OpenDatabase } from '../db/open-database';
import { openFileStore } from '../files/open-file-store';
import { openReplica } from '../db/replica';
import { addSharedTranslations } from '../languages/index';
import { readOpenapi } from '../http/openapi/register-openapi';
import { openLiveBus } from '../live/open-live-bus';
import { openOutbox } from '../mail/outbox';
import { openScheduler } from '../tasks/scheduler';
import { adoptShownReleases } from '../platform/custody/sealed-releases.service';
import { publishLocalBuilds } from '../platform/releases/local-builds';
import { warnOfUnrendered } from '../platform/releases/warn-of-unrendered';
import { createAnalyzer } from '../platform/gate/analyzer';
import { createSmokeRunner } from '../platform/gate/smoke.service';
import { createReleaseSnapshot } from '../platform/registry/snapshot';
import type { Dependencies } from '../dependencies';
import { stopOnMessages, type StopSteps } from './stop-messages';
import { makeWeb } from '../web-scope';

/**
 * Grace period of requests in flight, after which they are cut; a stop takes less than ten seconds after its
 * delay.
 */
const GRACE_MS = 4_000;
const STOP_MS = 9_500;
/**
 * Idle connections stay open for this time after the server has stopped listening, for requests in transit on
 * them.
 */
const IDLE_LINGER_MS = 1_000;
/** Time for the first pages, before the indexes of searches are read. */
const FIRST_PAGES_MS = 2_000;

const LOGINS = demoLogins.map(({ label, ...login }) => ({ role: label, ...login }));

interface ServeOptions {
  readonly config: Config & Dependencies['config'];
  readonly places: BuildPaths;
  readonly template: DemoTemplate;
  readonly logger: Logger;
  /** Waits for a limited time until the log is written. */
  readonly flushLog: () => Promise<void>;
  readonly database: OpenDatabase;
}

/**
 * Builds the server while its database opens, listens, announces its address, and closes everything on SIGINT
 * and SIGTERM.
 */
export async function serve(options: ServeOptions): Promise<void> {
  const { config, places, template, logger, flushLog, database } = options;
  const files = await openFileStore(config);
  const basis = { db: database.db, clock: () => new Date(), config };
  const live = await openLiveBus(config.databaseUrl);
  const replica = config.replicaUrl
    ? await openReplica({ url: config.replicaUrl, primary: database.db, logger })
    : undefined;
  const releases = createReleaseSnapshot({
    db: database.db,
    live,
    logger,
    approvalSecret: config.isApprovalRequired ? config.sessionSecret : undefined,
  });
  const smoke = createSmokeRunner({ runnerFile: places.smokeRunnerFile, log: logger });
  const analyzer = createAnalyzer({ workerFile: places.analyzeWorkerFile });
  const mail = openOutbox({ ...basis, logger });
  const tasks = openScheduler({ ...basis, logger });
  const directory = config.releasesDir ?? places.webFolder;
  const web = makeWeb(directory, places);
  addSharedTranslations();
  const app = await buildApp({
    ...basis,
    replica,
    files,
    mail,
    tasks,
    live,
    releases,
    smoke,
    analyzer,
    sbomFile: places.sbomFile,
    web,
    logger,
  });
  const { dependencies } = app;
  const derive = deriveInBackground(app, database.db);
  stopOnSignals(app, dependencies, database);
  await app.ready();
  await database.migrate((step) => reportStep(logger, step));
  await adoptShownReleases(dependencies);
  await releases.refresh();
  const isSeeded = await seedWhenEmpty(database, dependencies, logger);
  await places.bundles;
  await publishLocalBuilds(dependencies, {
    directory,
    readApi: () => readOpenapi(app),
    report: (step) => reportStep(logger, step),
    log: logger,
  });
  if (isSeeded)
    await template
      .keep(database.db)
      .catch((err: unknown) => logger.warn({ err }, 'The demo data are not kept'));
  // Not before: the demo data may hold the only connection of the embedded database for longer than a query waits.
  releases.follow();
  const address = hasSharedPort()
    ? await joinSharedPort(app.server as QuietServer)
    : await app.listen({ port: config.port, host: config.host });
  const publicAddress = nameLoopback(address);
  dependencies.mail.start(config.publicUrl ?? publicAddress);
  dependencies.tasks.start();
  smoke.start(address);
  logger.info({ address, database: database.kind, ms: Math.round(performance.now()) }, 'ready');
  await flushLog();
  announce({ address: publicAddress, logins: await listDemoLogins(database) });
  setTimeout(derive, FIRST_PAGES_MS).unref();
  // After the first page, and a server that listens goes on without it.
  await warnOfUnrendered(dependencies, logger).catch((err: unknown) =>
    logger.warn({ err }, 'The live releases are not checked for rendering'),
  );
}

/** The demo accounts that exist: data of an earlier version has no operator. */
async function listDemoLogins({ db }: OpenDatabase) {
  const present = await Promise.all(LOGINS.map(({ username }) => hasUser(db, username)));
  return LOGINS.filter((_login, at) => present[at]);
}

/** Fills a new embedded database with the demo board; true if it has. */
async function seedWhenEmpty(
  { kind }: OpenDatabase,
  dependencies: Dependencies,
  logger: Logger,
): Promise<boolean> {
  const { db, files, clock, config } = dependencies;
  if (kind !== 'embedded' || !config.isSeedingDemo || !(await isEmpty(db))) return false;
  const { seedDemo } = await import('../demo/seed-demo');
  const report = (step: string) => reportStep(logger, step);
  await seedDemo({ db, files, today: clock(), closing: dependencies, report });
  return true;
}

/** Reports a step of the start to the log and to the parent process. */
function reportStep(logger: Logger, step: string): void {
  logger.info({ step }, 'starting');
  process.send?.({ step });
}

function stopOnSignals(app: FastifyInstance, dependencies: Dependencies, database: OpenDatabase): void {
  const steps = makeStopSteps(app, dependencies, database);
  if (hasSharedPort()) {
    app.addHook('preClose', () => (app.server as QuietServer).closeAdopted());
    return stopOnMessages(steps);
  }
  let isStopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (isStopping) return;
    isStopping = true;
    // Load balancers poll `/readyz`, so SIGTERM waits for them. SIGINT (Ctrl-C) does not, because a person is
    // waiting.
    const delay = signal === 'SIGTERM' ? dependencies.config.shutdownDelayMs : 0;
    steps.drain(delay);
    await wait(delay);
    await steps.close();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
}

function makeStopSteps(app: FastifyInstance, dependencies: Dependencies, database: OpenDatabase): StopSteps {
  const { mail, tasks, files, live, releases, replica, smoke, analyzer } = dependencies;
  return {
    drain: (delayMs) => app.connections.drain(Math.min(delayMs, IDLE_LINGER_MS)),
    async close() {
      setTimeout(() => process.exit(1), STOP_MS).unref();
      setTimeout(() => app.server.closeAllConnections(), GRACE_MS).unref();
      smoke?.close();
      await app.close();
      await tasks.stop();
      await mail.stop();
      await analyzer?.close();
      await releases.close();
      await live.close();
      await files.close();
      await replica?.close();
      await database.close();
      process.exit(0);
    },
  };
}
