import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { Channel, Contact } from '@metier/shared/contract';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { S3Settings } from './files/s3-file-store';
import { findUnknownSettings } from './unknown-settings';

/** Four of a process's 16 connections are reserved for fast queries. */
const MOST_SEARCHES = 12;

/** Schema of the environment. Each description completes the sentence "X must be …". */
const Environment = Type.Object({
  NODE_ENV: Type.String({ default: 'development' }),
  PORT: Type.Integer({
    minimum: 0,
    maximum: 65_535,
    default: 3000,
    description: 'a port number, 0 to 65535',
  }),
  HOST: Type.String({ default: '127.0.0.1' }),
  DATA_DIR: Type.String({ default: './data' }),
  RELEASES_DIR: Type.Optional(Type.String()),
  DATABASE_URL: Type.Optional(
    Type.String({ pattern: '^postgres(ql)?://', description: 'an address like postgres://user@host/name' }),
  ),
  DATABASE_REPLICA_URL: Type.Optional(
    Type.String({ pattern: '^postgres(ql)?://', description: 'an address like postgres://user@host/name' }),
  ),
  WEB_CONCURRENCY: Type.Integer({
    minimum: 1,
    maximum: 128,
    default: 1,
    description: 'a whole number, 1 to 128',
  }),
  TRUSTED_PROXIES: Type.String({
    pattern: '^[^,\\s]+(,[^,\\s]+)*$',
    default: 'loopback',
    description: 'addresses or networks like 10.0.0.0/8,192.0.2.7',
  }),
  PUBLIC_URL: Type.Optional(
    Type.String({ pattern: '^https?://[^/?#]+/?$', description: 'an origin like https://jobs.example' }),
  ),
  SMTP_URL: Type.Optional(
    Type.String({
      pattern: '^smtps?://[^/?#\\s]+',
      description: 'an address like smtp://user:password@mail.example:587',
    }),
  ),
  MAIL_FROM: Type.Optional(
    Type.String({
      pattern: '^([^<>@\\r\\n]+<[^\\s<>@]+@[^\\s<>@]+>|[^\\s<>@]+@[^\\s<>@]+)$',
      description: 'a sender like Metier <no-reply@jobs.example>',
    }),
  ),
  S3_BUCKET: Type.Optional(Type.String()),
  S3_ENDPOINT: Type.Optional(
    Type.String({
      pattern: '^https?://[^/?#\\s]+/?$',
      description: 'an address like https://s3.eu-central-1.amazonaws.com',
    }),
  ),
  S3_REGION: Type.Optional(Type.String()),
  S3_ACCESS_KEY_ID: Type.Optional(Type.String()),
  S3_SECRET_ACCESS_KEY: Type.Optional(Type.String()),
  ANSWER_CACHE_MB: Type.Integer({
    minimum: 0,
    maximum: 100_000,
    default: 64,
    description: 'a whole number of megabytes, 0 for none',
  }),
  SEARCHES_AT_ONCE: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: MOST_SEARCHES,
      description: `a whole number, 1 to ${MOST_SEARCHES}`,
    }),
  ),
  SEARCHES_WAITING: Type.Integer({
    minimum: 0,
    maximum: 10_000,
    default: 200,
    description: 'a whole number, 0 to 10000',
  }),
  OPERATOR_TOKEN: Type.Optional(Type.String({ minLength: 32, description: '32 characters or more' })),
  CHANNEL: Type.Union([Type.Literal('production'), Type.Literal('staging')], {
    default: 'production',
    description: 'production or staging',
  }),
  PUBLISH_LOCAL_BUILDS: Type.Optional(
    Type.Enum(['changed', 'missing', 'unjudged', 'never'], {
      description: 'changed, missing, unjudged or never',
    }),
  ),
  SHUTDOWN_DELAY_MS: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 600_000, description: 'a number of milliseconds, 0 to 600000' }),
  ),
  WATCHED_BUNDLES: Type.Optional(
    Type.String({
      pattern: '^(shell|mf-[a-z-]+)(,(shell|mf-[a-z-]+))*$',
      description: 'names of bundles like mf-seeker,shell',
    }),
  ),
  RENDER_LIMIT_MS: Type.Integer({
    minimum: 0,
    maximum: 10_000,
    default: 300,
    description: 'a number of milliseconds, 0 to 10000',
  }),
  CHROMIUM: Type.Optional(Type.String()),
  SMOKE_SEEKER: Type.Optional(Type.String()),
  SMOKE_PROVIDER: Type.Optional(Type.String()),
  METRICS_TOKEN: Type.Optional(Type.String({ minLength: 16, description: '16 characters or more' })),
  SESSION_SECRET: Type.Optional(Type.String({ minLength: 32, description: '32 characters or more' })),
  SEED_DEMO: Type.Union([Type.Literal('0'), Type.Literal('1')], { default: '1', description: '0 or 1' }),
  THROTTLES: Type.Union([Type.Literal('on'), Type.Literal('off')], {
    default: 'on',
    description: 'on or off',
  }),
  PASSWORD_MIN_LENGTH: Type.Integer({
    minimum: 1,
    maximum: 128,
    default: 8,
    description: 'a whole number, 1 to 128',
  }),
  CONTACT_EMAIL: Type.String({
    pattern: '^[^\\s@]+@[^\\s@]+$',
    default: 'hello@metier.example',
    description: 'an e-mail address',
  }),
  CONTACT_PHONE: Type.String({
    pattern: '^[+\\d][\\d ()/.-]*$',
    default: '+41 31 555 01 20',
    description: 'a phone number',
  }),
  CONTACT_ADDRESS: Type.String({ default: 'Länggassstrasse 12, 3012 Bern' }),
  LOG_LEVEL: Type.Enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
    default: 'info',
    description: 'fatal, error, warn, info, debug, trace or silent',
  }),
});

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
  /** The browser for smoke tests of releases: its path, or `none`; undefined for the system's. */
  readonly chromium: string | undefined;
  /** User names of the accounts with which that browser opens pages of candidates and of employers. */
  readonly smokeSeeker: string | undefined;
  readonly smokeProvider: string | undefined;
  /** Token required to read `/metrics`; undefined when only this machine may read them. */
  readonly metricsToken: string | undefined;
  /** The public origin, without a trailing slash; required in production. */
  readonly publicUrl: string | undefined;
  /** The SMTP server for mails; undefined for files in the data folder. */
  readonly smtpUrl: string | undefined;
  /** Sender of mails. */
  readonly mailFrom: string;
  /** Undefined outside production if not configured: then one is generated and kept in the data folder. */
  readonly sessionSecret: string | undefined;
  readonly isSeedingDemo: boolean;
  readonly areThrottlesOn: boolean;
  readonly passwordMinLength: number;
  readonly contact: Contact;
  readonly logLevel: string;
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
    answerCacheBytes: values.ANSWER_CACHE_MB * 2 ** 20,
    searchesAtOnce: values.SEARCHES_AT_ONCE ?? shareProcessors(values.WEB_CONCURRENCY),
    searchesWaiting: values.SEARCHES_WAITING,
    renderLimitMs: values.RENDER_LIMIT_MS,
    chromium: values.CHROMIUM,
    smokeSeeker: values.SMOKE_SEEKER,
    smokeProvider: values.SMOKE_PROVIDER,
    metricsToken: values.METRICS_TOKEN,
    publicUrl: values.PUBLIC_URL && new URL(values.PUBLIC_URL).origin,
    smtpUrl: values.SMTP_URL,
    mailFrom:
      values.MAIL_FROM ?? `Metier <no-reply@${new URL(values.PUBLIC_URL ?? 'http://localhost').hostname}>`,
    sessionSecret: values.SESSION_SECRET,
    isSeedingDemo: values.SEED_DEMO === '1',
    areThrottlesOn: values.THROTTLES === 'on',
    passwordMinLength: values.PASSWORD_MIN_LENGTH,
    contact: {
      email: values.CONTACT_EMAIL,
      phone: values.CONTACT_PHONE,
      address: values.CONTACT_ADDRESS,
    },
    logLevel: values.LOG_LEVEL,
  };
}

type Environment = Static<typeof Environment>;

/** An expensive search keeps a processor busy, so one processor is reserved for fast requests. */
const shareProcessors = (processes: number) =>
  Math.min(MOST_SEARCHES, Math.max(1, Math.floor((availableParallelism() - 1) / processes)));

const isProduction = (values: Pick<Environment, 'NODE_ENV'>) => values.NODE_ENV === 'production';

function listProblems(values: unknown): string[] {
  const wrongNames = Value.Errors(Environment, values).map((error) => error.instancePath.slice(1));
  const sentences = [...new Set(wrongNames)].map((name) => {
    const { description } = Environment.properties[name as keyof Environment] as { description?: string };
    return `${name} must be ${description}`;
  });
  return [...sentences, ...listContradictions(values as Environment)];
}

const S3_NAMES = [
  'S3_BUCKET',
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const;

/** All five, or undefined: `listContradictions` rejects an incomplete set. */
function readS3(values: Environment): S3Settings | undefined {
  const [bucket, endpoint, region, accessKeyId, secretAccessKey] = S3_NAMES.map((name) => values[name] ?? '');
  if (!bucket || !endpoint || !region || !accessKeyId || !secretAccessKey) return undefined;
  return { bucket, endpoint, region, accessKeyId, secretAccessKey };
}

function listMissingOfS3(values: Environment): string[] {
  const missing = S3_NAMES.filter((name) => !values[name]);
  if (missing.length === S3_NAMES.length) return [];
  return missing.map((name) => `${name} is required when files are kept in S3`);
}

/** The embedded database belongs to one process and cannot have a replica. */
function listNeedsOfPostgres(values: Environment): string[] {
  if (values.DATABASE_URL) return [];
  return [
    ...(values.WEB_CONCURRENCY > 1 ? ['WEB_CONCURRENCY above 1 needs a PostgreSQL in DATABASE_URL'] : []),
    ...(values.DATABASE_REPLICA_URL ? ['DATABASE_REPLICA_URL needs a PostgreSQL in DATABASE_URL'] : []),
  ];
}

function listContradictions(values: Environment): string[] {
  const missing = [...listMissingOfS3(values), ...listNeedsOfPostgres(values)];
  if (!isProduction(values)) return missing;
  return [
    ...missing,
    ...(values.SESSION_SECRET ? [] : ['SESSION_SECRET is required when NODE_ENV is production']),
    ...(values.PUBLIC_URL ? [] : ['PUBLIC_URL is required when NODE_ENV is production']),
    ...(values.WATCHED_BUNDLES ? ['WATCHED_BUNDLES cannot be set when NODE_ENV is production'] : []),
    ...(values.THROTTLES === 'off' ? ['THROTTLES cannot be off when NODE_ENV is production'] : []),
  ];
}
