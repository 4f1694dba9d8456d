import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { User } from '@metier/sdk/contract';
import type { AccountType } from '@metier/sdk/rules';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app';
import { readConfig } from '../config/config';
import { openDatabase } from '../db/open-database';
import { openFileStore } from '../files/open-file-store';
import { addSharedTranslations } from '../languages/index';
import { openLiveBus } from '../live/open-live-bus';
import { openOutbox } from '../mail/outbox';
import { modules } from '../module-list';
import { readImagesFrom } from '../search/data-images';
import { createReleaseSnapshot } from '../platform/registry/snapshot';
import type { Dependencies } from '../dependencies';
import { openScheduler } from '../tasks/scheduler';
import { makeWeb } from '../web-scope';
import { SLOWNESS } from './depth';
import { confirmAddress } from './confirm-address';
import { readMailFolder, type ReceivedMail } from './read-mails';
import { OPERATOR_TOKEN } from './operator-token';
import { makeClient, TEST_PASSWORD, type TestClient } from './test-client';
import { makeTestDatabase } from './database/test-database';
import { cacheFolder, migrationsFolder, workerFile } from './test-paths';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly dependencies: Dependencies;
  readonly dataDir: string;
  /** Fixes the server's clock at this time; undefined lets it run again. */
  setClock(moment: Date | undefined): void;
  /** A visitor without a session; the headers are sent with every request. */
  visit(headers?: Record<string, string>): TestClient;
  /**
   * Every mail sent so far, oldest first, as stored in the data folder; those that confirm an address, or report a
   * login on another device, only on request, because every registration and every login of a test sends one.
   */
  readMails(options?: {
    readonly withConfirmations?: boolean;
    readonly withLogins?: boolean;
  }): Promise<ReceivedMail[]>;
  /** Registers a new user of this role with a confirmed address; resolves with the signed-in client. */
  join(role: AccountType, username?: string): Promise<TestClient & { readonly user: User }>;
}

type Environment = Readonly<Record<string, string>>;

/** Origin of the links in mails. */
export const TEST_ORIGIN = 'http://metier.test';

// Fastify would otherwise search all loaded modules for the name of each plugin.
for (const { routes = [], rootRoutes = [] } of modules)
  for (const { prefix, routes: plugin } of [...routes, ...rootRoutes])
    Object.assign(plugin, { [Symbol.for('fastify.display-name')]: prefix });

/** The subject of a mail about a login on another device. */
const NEW_DEVICE = /another device|anderen Gerät|autre appareil|altro dispositivo/;
/** The link of a mail that confirms an address. */
const CONFIRMATION = /\/account\/confirm-email\?token=/;

export interface TestAppOptions {
  /** Serves the pages as well, from published releases. */
  readonly hasPages?: boolean;
  /** Creates an empty PostgreSQL database for this test, instead of the run's. */
  readonly openDatabase?: () => Promise<string>;
  /** For a test of these timeouts: 1. They are long by default, because a slow machine must not decide a test. */
  readonly timeoutFactor?: number;
}

/**
 * Starts the whole server on its own database, empty and migrated; call it at the top of a test file, it is closed
 * after the file's last test. `environment` overrides the configuration (throttles are off by default); a function
 * is evaluated when the server starts.
 */
export function startTestApp(
  environment: Environment | (() => Environment) = {},
  options: TestAppOptions = {},
): TestApp {
  readImagesFrom(cacheFolder);
  let started: Started | undefined;
  let moment: Date | undefined;
  let count = 0;
  const received = new Map<string, ReceivedMail>();
  const current = () => {
    if (!started) throw new Error('The test server is there inside of tests and hooks only.');
    return started;
  };

  beforeAll(async () => {
    const given = typeof environment === 'function' ? environment() : environment;
    started = await start(given, () => moment ?? new Date(), options);
  });
  afterAll(async () => {
    await started?.close();
  });

  return {
    get app() {
      return current().app;
    },
    get dependencies() {
      return current().app.dependencies;
    },
    get dataDir() {
      return current().dataDir;
    },
    setClock: (now) => {
      moment = now;
    },
    visit: (headers) => makeClient(current().app, headers),
    async readMails({ withConfirmations = false, withLogins = false } = {}) {
      await current().app.dependencies.mail.sendDue();
      const mails = await readMailFolder(join(current().dataDir, 'mail'), received);
      return mails
        .filter(({ text }) => withConfirmations || !CONFIRMATION.test(text))
        .filter(({ subject }) => withLogins || !NEW_DEVICE.test(subject));
    },
    async join(role, username = `${role}-${(count += 1)}`) {
      const client = makeClient(current().app);
      const account = { username, email: `${username}@example.ch`, account_type: role };
      const passwords = { password1: TEST_PASSWORD, password2: TEST_PASSWORD };
      const response = await client.post('/api/auth/register/', { ...account, ...passwords });
      if (response.statusCode !== 201) throw new Error(`Joining failed: ${response.body}`);
      const user = response.json<User>();
      await confirmAddress(current().app.dependencies.db, user.id);
      return { ...client, user: { ...user, email_confirmed: true } };
    },
  };
}

interface Started {
  readonly app: FastifyInstance;
  readonly dataDir: string;
  close(): Promise<void>;
}

async function start(
  environment: Environment,
  clock: () => Date,
  { hasPages, openDatabase: openOwn, timeoutFactor = 4 * SLOWNESS }: TestAppOptions,
): Promise<Started> {
  const dataDir = await mkdtemp(join(tmpdir(), 'metier-test-'));
  const secret = 'a secret that only the tests know';
  const place = openOwn
    ? { databaseUrl: await openOwn(), remove: async () => {} }
    : await makeTestDatabase(dataDir);
  const own = { DATA_DIR: dataDir, SESSION_SECRET: secret, OPERATOR_TOKEN };
  const given = { THROTTLES: 'off', ...own, ...environment };
  const config = { ...readConfig({ ...given, DATABASE_URL: place.databaseUrl }), sessionSecret: secret };
  const onLost = (error: Error) => console.error(error);
  const database = await openDatabase({ ...config, workerFile, migrationsFolder, onLost, timeoutFactor });
  await database.migrate();
  const files = await openFileStore(config);
  const basis = { db: database.db, clock, config };
  const mail = openOutbox(basis);
  const tasks = openScheduler(basis);
  const live = await openLiveBus(config.databaseUrl);
  const releases = createReleaseSnapshot({
    db: database.db,
    live,
    approvalSecret: config.isApprovalRequired ? secret : undefined,
  });
  releases.follow();
  const web = hasPages ? { web: makeWeb(dataDir) } : {};
  addSharedTranslations();
  const app = await buildApp({ ...basis, files, mail, tasks, live, releases, ...web });
  mail.start(config.publicUrl ?? TEST_ORIGIN);
  tasks.start();
  return {
    app,
    dataDir,
    close: async () => {
      await app.close();
      await tasks.stop();
      await mail.stop();
      await releases.close();
      await live.close();
      await files.close();
      await database.close();
      await place.remove();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
