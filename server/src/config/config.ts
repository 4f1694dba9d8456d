import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { Channel, Contact } from '@metier/sdk/contract';
import { Value } from 'typebox/value';
import { Environment, isProduction, listProblems, MAX_SEARCHES, S3_NAMES } from './environment';
import { findUnknownSettings } from './unknown-settings';

/**
 * Rendering timeout of private pages where the configured one is longer. Their processes start with the first page of
 * a person, at a low priority, and the browser can draw the page as well.
 */
const MAX_PRIVATE_RENDER_MS = 2_000;

export interface Config {
  readonly isProduction: boolean;
  readonly port: number;
  readonly host: string;
  /** Absolute. Holds the embedded database, the files and, without an SMTP server, the mails. */
  readonly dataDir: string;
  /**
   * Absolute. Holds the built bundles, `shell/dist` and `mf-…/dist`; undefined for those next to the server.
   */
  readonly releasesDir: string | undefined;
  readonly databaseUrl: string | undefined;
  /** A streaming replica of it, for reads that may be slightly stale. */
  readonly replicaUrl: string | undefined;
  /** Number of server processes on one port. */
  readonly concurrency: number;
  /** Proxies whose forwarding headers are trusted: addresses, networks, or `loopback`. */
  readonly trustedProxies: string;
  /** Permits every action on releases; undefined if not configured. */
  readonly operatorToken: string | undefined;
  /** Channel of the releases that visitors get without an override. */
  readonly channel: Channel;
  /**
   * Which of the builds next to the server are published and promoted at its start: new ones (`changed`),
   * only those of remotes without any release (`missing`), new ones without the deploy gate (`unjudged`, for
   * benchmarks), or none (`never`).
   */
  readonly publishLocalBuilds: 'changed' | 'missing' | 'unjudged' | 'never';
  /**
   * After SIGTERM, how long the server keeps serving while `/readyz` reports that it is not ready, in
   * milliseconds.
   */
  readonly shutdownDelayMs: number;
  /** Bundles that are served from their current `dist` instead of their release. */
  readonly watchedBundles: readonly string[];
  /** The S3-compatible store for files; undefined for the data folder. */
  readonly s3: S3Settings | undefined;
  /** Socket or `host:port` of the ClamAV daemon that scans uploads; undefined for no scan. */
  readonly clamd: string | undefined;
  /** Memory limit of cached responses that are the same for all visitors; 0 disables the cache. */
  readonly answerCacheBytes: number;
  /** Upper bound of concurrent searches in the database; `searchesWaiting` is the length of their queue. */
  readonly searchesAtOnce: number;
  readonly searchesWaiting: number;
  /**
   * Timeout of server-side rendering, after which the browser renders the page, in milliseconds; 0 disables
   * it.
   */
  readonly renderLimitMs: number;
  readonly privateRenderLimitMs: number;
  /** The browser for smoke tests of releases: its path, or `none`; undefined for the system's. */
  readonly chromium: string | undefined;
  /** User names of the accounts with which that browser opens pages of candidates and of employers. */
  readonly smokeSeeker: string | undefined;
  readonly smokeProvider: string | undefined;
  /** Token required to read `/metrics`; undefined when only this machine may read them. */
  readonly metricsToken: string | undefined;
  /** The public origin, without a trailing slash; required in production. */
  readonly publicUrl: string | undefined;
  /** Origin of a CDN from which browsers load the files of releases, without a trailing slash. */
  readonly assetsUrl: string | undefined;
  /** The SMTP server for mails; undefined for files in the data folder. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Undefined outside production if not configured: then one is generated and kept in the data folder. */
  readonly sessionSecret: string | undefined;
  readonly isSeedingDemo: boolean;
  /** The demo of `npm start`: outside production, in the embedded database, with the demo data. */
  readonly isDemo: boolean;
  /** Whether the first job of a company waits for a look of an operator. */
  readonly isFirstJobReviewed: boolean;
  readonly areThrottlesOn: boolean;
  /** Whether production shows a release only after a person has approved it. */
  readonly isApprovalRequired: boolean;
  readonly passwordMinLength: number;
  /** Days after which an account without a confirmed address may not apply or post; undefined for no limit. */
  readonly emailConfirmationDays: number | undefined;
  /** Days in which a release may lack a language that others have newly. */
  readonly languageGraceDays: number;
  /** How long personal data are kept. */
  readonly retention: Retention;
  readonly contact: Contact;
  readonly logLevel: string;
}

/** Limits of the retention of personal data, in days. */
interface Retention {
  /** From the request to delete an account until it is gone. */
  readonly deletionDays: number;
  /** How long an export can be downloaded. */
  readonly exportDays: number;
  /** From the end of an application until its person is taken out of it. */
  readonly applicationDays: number;
  /** Without use, until the person of an account is asked by mail. */
  readonly accountDays: number;
  /** From that mail until the account is deleted. */
  readonly warningDays: number;
}

/** A bucket of an S3-compatible store. */
export interface S3Settings {
  readonly bucket: string;
  readonly endpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Thrown for an invalid environment; the message lists every problem. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  constructor(readonly problems: readonly string[]) {
    super(`The configuration is wrong: ${problems.join('; ')}.`);
  }
}

/** Reads the configuration from the environment; throws a `ConfigError` that lists every problem at once. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const isGiven = ([name, value]: [string, string | undefined]) => name in Environment.properties && value;
  const given = Object.fromEntries(Object.entries(environment).filter(isGiven));
  const values: unknown = Value.Convert(Environment, Value.Default(Environment, given));
  const unknown = findUnknownSettings(environment, Object.keys(Environment.properties));
  const problems = [...unknown, ...listProblems(values)];
  if (problems.length > 0 || !Value.Check(Environment, values)) throw new ConfigError(problems);
  const isSeedingDemo = (values.SEED_DEMO ?? (isProduction(values) ? '0' : '1')) === '1';
  return {
    isProduction: isProduction(values),
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    releasesDir: values.RELEASES_DIR && resolve(values.RELEASES_DIR),
    databaseUrl: values.DATABASE_URL,
    replicaUrl: values.DATABASE_REPLICA_URL,
    concurrency: values.WEB_CONCURRENCY,
    trustedProxies: values.TRUSTED_PROXIES,
    operatorToken: values.OPERATOR_TOKEN,
    channel: values.CHANNEL,
    publishLocalBuilds: values.PUBLISH_LOCAL_BUILDS ?? (values.DATABASE_URL ? 'missing' : 'changed'),
    shutdownDelayMs: values.SHUTDOWN_DELAY_MS ?? (isProduction(values) ? 3_000 : 0),
    watchedBundles: values.WATCHED_BUNDLES?.split(',') ?? [],
    s3: readS3(values),
    clamd: values.CLAMD,
    answerCacheBytes: values.ANSWER_CACHE_MB * 2 ** 20,
    searchesAtOnce: values.SEARCHES_AT_ONCE ?? shareProcessors(values.WEB_CONCURRENCY),
    searchesWaiting: values.SEARCHES_WAITING,
    renderLimitMs: values.RENDER_LIMIT_MS,
    privateRenderLimitMs: Math.min(values.RENDER_LIMIT_MS, MAX_PRIVATE_RENDER_MS),
    chromium: values.CHROMIUM,
    smokeSeeker: values.SMOKE_SEEKER,
    smokeProvider: values.SMOKE_PROVIDER,
    metricsToken: values.METRICS_TOKEN,
    publicUrl: values.PUBLIC_URL && new URL(values.PUBLIC_URL).origin,
    assetsUrl: values.ASSETS_URL && new URL(values.ASSETS_URL).origin,
    smtpUrl: values.SMTP_URL,
    mailFrom:
      values.MAIL_FROM ?? `Metier <no-reply@${new URL(values.PUBLIC_URL ?? 'http://localhost').hostname}>`,
    sessionSecret: values.SESSION_SECRET,
    isSeedingDemo,
    isDemo: !isProduction(values) && !values.DATABASE_URL && isSeedingDemo,
    isFirstJobReviewed: values.FIRST_JOB_REVIEW === 'on',
    areThrottlesOn: values.THROTTLES === 'on',
    isApprovalRequired: (values.RELEASE_APPROVAL ?? (isProduction(values) ? 'on' : 'off')) === 'on',
    emailConfirmationDays: values.EMAIL_CONFIRMATION_DAYS,
    passwordMinLength: values.PASSWORD_MIN_LENGTH,
    languageGraceDays: values.LANGUAGE_GRACE_DAYS,
    retention: {
      deletionDays: values.DELETION_DAYS,
      exportDays: values.EXPORT_DAYS,
      applicationDays: values.RETENTION_APPLICATION_DAYS,
      accountDays: values.RETENTION_ACCOUNT_DAYS,
      warningDays: values.RETENTION_WARNING_DAYS,
    },
    contact: {
      email: values.CONTACT_EMAIL,
      phone: values.CONTACT_PHONE,
      address: values.CONTACT_ADDRESS,
    },
    logLevel: values.LOG_LEVEL,
  };
}

/** An expensive search keeps a processor busy, so one processor is reserved for fast requests. */
const shareProcessors = (processes: number) =>
  Math.min(MAX_SEARCHES, Math.max(1, Math.floor((availableParallelism() - 1) / processes)));

/** All five, or undefined: `listProblems` rejects an incomplete set. */
function readS3(values: Environment): S3Settings | undefined {
  const [bucket, endpoint, region, accessKeyId, secretAccessKey] = S3_NAMES.map((name) => values[name] ?? '');
  if (!bucket || !endpoint || !region || !accessKeyId || !secretAccessKey) return undefined;
  return { bucket, endpoint, region, accessKeyId, secretAccessKey };
}
