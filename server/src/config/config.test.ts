import { availableParallelism } from 'node:os';
import { readConfig, type ConfigError } from './config';

const listProblems = (environment: Record<string, string>): readonly string[] => {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    return (error as ConfigError).problems;
  }
};

const PRODUCTION = {
  NODE_ENV: 'production',
  SESSION_SECRET: 'x'.repeat(32),
  PUBLIC_URL: 'https://jobs.example',
};

it('an empty environment has a default for everything', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: undefined,
    isSeedingDemo: true,
    areThrottlesOn: true,
    passwordMinLength: 8,
  });
});

it('searches leave a processor, and a connection, to what is quick', () => {
  const atOnce = (environment: Record<string, string>) => readConfig(environment).searchesAtOnce;
  expect(atOnce({})).toBe(Math.min(12, Math.max(1, availableParallelism() - 1)));
  expect(atOnce({ WEB_CONCURRENCY: '128', DATABASE_URL: 'postgres://db/board' })).toBe(1);
  expect(atOnce({ SEARCHES_AT_ONCE: '7' })).toBe(7);
});

it('an empty value counts as none', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined });
});

it('the public address is kept as an origin', () => {
  expect(readConfig({ PUBLIC_URL: 'https://jobs.example/' }).publicUrl).toBe('https://jobs.example');
});

it('mails come from the public address unless told otherwise', () => {
  expect(readConfig({}).mailFrom).toBe('Metier <no-reply@localhost>');
  expect(readConfig({ PUBLIC_URL: 'https://jobs.example' }).mailFrom).toBe('Metier <no-reply@jobs.example>');
  expect(readConfig({ MAIL_FROM: 'hr@alta.example' }).mailFrom).toBe('hr@alta.example');
  expect(listProblems({ SMTP_URL: 'http://mail', MAIL_FROM: 'nobody' })).toEqual([
    'SMTP_URL must be an address like smtp://user:password@mail.example:587',
    'MAIL_FROM must be a sender like Metier <no-reply@jobs.example>',
  ]);
});

it('every problem is listed at once', () => {
  const environment = { PORT: 'abc', PUBLIC_URL: 'jobs', PASSWORD_MIN_LENGTH: '0', NODE_ENV: 'production' };
  expect(listProblems(environment)).toEqual([
    'PORT must be a port number, 0 to 65535',
    'PUBLIC_URL must be an origin like https://jobs.example',
    'PASSWORD_MIN_LENGTH must be a whole number, 8 to 64',
    'SESSION_SECRET is required when NODE_ENV is production',
  ]);
});

it('production requires PUBLIC_URL, so that no request header can set the origin', () => {
  const environment = { NODE_ENV: 'production', SESSION_SECRET: 'x'.repeat(32) };
  expect(listProblems(environment)).toEqual(['PUBLIC_URL is required when NODE_ENV is production']);
});

it('production has no demo accounts, whose password is public, unless they are wanted', () => {
  expect(readConfig(PRODUCTION).isSeedingDemo).toBe(false);
  expect(readConfig({ ...PRODUCTION, SEED_DEMO: '1' })).toMatchObject({ isSeedingDemo: true, isDemo: false });
});

it('a stop is delayed in production, and at once elsewhere', () => {
  expect(readConfig({}).shutdownDelayMs).toBe(0);
  expect(readConfig(PRODUCTION).shutdownDelayMs).toBe(3_000);
  expect(readConfig({ ...PRODUCTION, SHUTDOWN_DELAY_MS: '0' }).shutdownDelayMs).toBe(0);
  expect(listProblems({ SHUTDOWN_DELAY_MS: 'soon' })).toEqual([
    'SHUTDOWN_DELAY_MS must be a number of milliseconds, 0 to 600000',
  ]);
});

it('throttles cannot be off in production', () => {
  const environment = { ...PRODUCTION, THROTTLES: 'off' };
  expect(listProblems(environment)).toEqual(['THROTTLES cannot be off when NODE_ENV is production']);
});

it('files are kept in S3 when all five S3 settings are present, and missing ones are listed', () => {
  const s3 = {
    S3_BUCKET: 'metier',
    S3_ENDPOINT: 'https://s3.example',
    S3_REGION: 'eu-central-1',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  };
  expect(readConfig({}).s3).toBeUndefined();
  expect(readConfig(s3).s3).toMatchObject({ bucket: 'metier', endpoint: 'https://s3.example' });
  expect(listProblems({ ...s3, S3_REGION: '', S3_ENDPOINT: '', METRICS_TOKEN: 'short' })).toEqual([
    'METRICS_TOKEN must be 16 characters or more',
    'S3_ENDPOINT is required when files are kept in S3',
    'S3_REGION is required when files are kept in S3',
  ]);
});

it('local builds are published where they change, and left to people where there is a database', () => {
  expect(readConfig({})).toMatchObject({
    channel: 'production',
    publishLocalBuilds: 'changed',
    watchedBundles: [],
  });
  expect(readConfig({ DATABASE_URL: 'postgres://localhost/metier' }).publishLocalBuilds).toBe('missing');
  expect(readConfig({ PUBLISH_LOCAL_BUILDS: 'never' }).publishLocalBuilds).toBe('never');
  expect(listProblems({ CHANNEL: 'beta', PUBLISH_LOCAL_BUILDS: 'yes', OPERATOR_TOKEN: 'short' })).toEqual([
    'OPERATOR_TOKEN must be 32 characters or more',
    'CHANNEL must be production or staging',
    'PUBLISH_LOCAL_BUILDS must be changed, missing, unjudged or never',
  ]);
});

it('bundles are watched where people develop, and nowhere else', () => {
  expect(readConfig({ WATCHED_BUNDLES: 'shell,mf-seeker' }).watchedBundles).toEqual(['shell', 'mf-seeker']);
  expect(listProblems({ WATCHED_BUNDLES: '../x' })).toEqual([
    'WATCHED_BUNDLES must be names of bundles like mf-seeker,shell',
  ]);
  const production = { ...PRODUCTION, WATCHED_BUNDLES: 'shell' };
  expect(listProblems(production)).toEqual(['WATCHED_BUNDLES cannot be set when NODE_ENV is production']);
});
