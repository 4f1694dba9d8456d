import { CHANNELS } from '@metier/sdk/rules';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';

/** Four of a process's 16 connections are reserved for fast queries. */
export const MAX_SEARCHES = 12;

/** Schema of the environment. Each description completes the sentence "X must be …". */
export const Environment = Type.Object({
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
  ASSETS_URL: Type.Optional(
    Type.String({ pattern: '^https?://[^/?#]+/?$', description: 'an origin like https://cdn.example' }),
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
  CLAMD: Type.Optional(
    Type.String({
      pattern: '^(/.+|[^/\\s:]+:\\d{1,5})$',
      description: 'a socket like /run/clamav/clamd.ctl or an address like clamav:3310',
    }),
  ),
  ANSWER_CACHE_MB: Type.Integer({
    minimum: 0,
    maximum: 100_000,
    default: 64,
    description: 'a whole number of megabytes, 0 for none',
  }),
  SEARCHES_AT_ONCE: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: MAX_SEARCHES,
      description: `a whole number, 1 to ${MAX_SEARCHES}`,
    }),
  ),
  SEARCHES_WAITING: Type.Integer({
    minimum: 0,
    maximum: 10_000,
    default: 200,
    description: 'a whole number, 0 to 10000',
  }),
  OPERATOR_TOKEN: Type.Optional(Type.String({ minLength: 32, description: '32 characters or more' })),
  CHANNEL: Type.Enum([...CHANNELS], {
    default: 'production',
    description: CHANNELS.join(' or '),
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
  SEED_DEMO: Type.Optional(Type.Union([Type.Literal('0'), Type.Literal('1')], { description: '0 or 1' })),
  FIRST_JOB_REVIEW: Type.Union([Type.Literal('on'), Type.Literal('off')], {
    default: 'off',
    description: 'on or off',
  }),
  RELEASE_APPROVAL: Type.Optional(
    Type.Union([Type.Literal('on'), Type.Literal('off')], { description: 'on or off' }),
  ),
  THROTTLES: Type.Union([Type.Literal('on'), Type.Literal('off')], {
    default: 'on',
    description: 'on or off',
  }),
  EMAIL_CONFIRMATION_DAYS: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 3650, description: 'a number of days, 0 to 3650' }),
  ),
  PASSWORD_MIN_LENGTH: Type.Integer({
    minimum: 8,
    maximum: 64,
    default: 8,
    description: 'a whole number, 8 to 64',
  }),
  LANGUAGE_GRACE_DAYS: Type.Integer({
    minimum: 0,
    maximum: 3650,
    default: 90,
    description: 'a number of days, 0 to 3650',
  }),
  DELETION_DAYS: Type.Integer({
    minimum: 0,
    maximum: 365,
    default: 14,
    description: 'a number of days, 0 to 365',
  }),
  EXPORT_DAYS: Type.Integer({
    minimum: 1,
    maximum: 90,
    default: 7,
    description: 'a number of days, 1 to 90',
  }),
  RETENTION_APPLICATION_DAYS: Type.Integer({
    minimum: 1,
    maximum: 3650,
    default: 90,
    description: 'a number of days, 1 to 3650',
  }),
  RETENTION_ACCOUNT_DAYS: Type.Integer({
    minimum: 31,
    maximum: 3650,
    default: 730,
    description: 'a number of days, 31 to 3650',
  }),
  RETENTION_WARNING_DAYS: Type.Integer({
    minimum: 1,
    maximum: 365,
    default: 30,
    description: 'a number of days, 1 to 365',
  }),
  CONTACT_EMAIL: Type.String({
    pattern: '^[^\\s@]+@[^\\s@]+$',
    default: 'hello@metier.example',
    description: 'an email address',
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

export type Environment = Static<typeof Environment>;

export const isProduction = (values: Pick<Environment, 'NODE_ENV'>) => values.NODE_ENV === 'production';

/** Sentences about every invalid, missing or contradictory variable; empty for a valid environment. */
export function listProblems(values: unknown): string[] {
  const wrongNames = Value.Errors(Environment, values).map((error) => error.instancePath.slice(1));
  const sentences = [...new Set(wrongNames)].map((name) => {
    const { description } = Environment.properties[name as keyof Environment] as { description?: string };
    return `${name} must be ${description}`;
  });
  return [...sentences, ...listContradictions(values as Environment)];
}

export const S3_NAMES = [
  'S3_BUCKET',
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const;

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
