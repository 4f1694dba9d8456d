import { readConfig, type ConfigError } from './config';

const listProblems = (environment: Record<string, string>): readonly string[] => {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    return (error as ConfigError).problems;
  }
};

it.each([
  ['SESION_SECRET', 'did you mean SESSION_SECRET?'],
  ['SMTP_ULR', 'with SMTP_ begin SMTP_URL'],
  ['SMTP_URI', 'did you mean SMTP_URL?'],
  ['DATABASE_URI', 'did you mean DATABASE_URL?'],
  ['THROTTLE', 'did you mean THROTTLES?'],
  ['LOGLEVEL', 'did you mean LOG_LEVEL?'],
  ['PASSWORD_MINLENGHT', 'did you mean PASSWORD_MIN_LENGTH?'],
  ['public_url', 'did you mean PUBLIC_URL?'],
  ['METIER_PORT', 'did you mean PORT?'],
  ['METIER_COLOUR', 'none begins with METIER_'],
  ['SMTP_HOST', 'with SMTP_ begin SMTP_URL'],
  ['S3_KEY', 'with S3_ begin S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY'],
])('%s is refused as misspelt: %s', (name, hint) => {
  expect(listProblems({ [name]: '1' })).toEqual([`${name} is not a setting: ${hint}`]);
});

it('misspelt names are reported together with wrong and missing values', () => {
  const environment = { NODE_ENV: 'production', SESSION_SECRT: 'x'.repeat(32), PORT: 'abc', S3_REGOIN: 'eu' };
  expect(listProblems(environment)).toEqual([
    'SESSION_SECRT is not a setting: did you mean SESSION_SECRET?',
    'S3_REGOIN is not a setting: with S3_ begin S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY',
    'PORT must be a port number, 0 to 65535',
    'SESSION_SECRET is required when NODE_ENV is production',
    'PUBLIC_URL is required when NODE_ENV is production',
  ]);
});

it.each([
  [
    'what a desktop, a shell and npm set',
    ['SESSION_MANAGER', 'HOSTNAME', 'npm_config_loglevel', 'XDG_DATA_DIRS'],
  ],
  [
    'what other tools set',
    ['NODE_OPTIONS', 'LOGNAME', 'MAIL', 'MAILCHECK', 'PASSWORD_STORE_DIR', 'PGPORT', 'PORTS'],
  ],
  [
    'what database hosts add',
    ['DATABASE_URL_UNPOOLED', 'DATABASE_PRIVATE_URL', 'DATABASE_HOST', 'DATABASE_PASSWORD'],
  ],
  [
    'where Kubernetes finds services',
    ['SMTP_SERVICE_HOST', 'S3_SERVICE_PORT_HTTP', 'METIER_PORT_3000_TCP_ADDR'],
  ],
  ['what npm run release reads', ['METIER_SERVER', 'RELEASE_TOKEN']],
  ['what the tests read', ['METIER_LAB', 'METIER_SLOWNESS', 'METIER_E2E_DATA']],
])('%s is left to others', (_, names) => {
  expect(listProblems(Object.fromEntries(names.map((name) => [name, '1'])))).toEqual([]);
});

it('the address of a service called metier is not taken for our port', () => {
  expect(listProblems({ METIER_PORT: 'tcp://10.0.0.7:3000' })).toEqual([]);
});

it('a name that resembles a setting is ignored where the setting itself is present', () => {
  const settings = { LOG_LEVEL: 'info', DATABASE_URL: 'postgres://db/metier' };
  expect(listProblems({ ...settings, LOGLEVEL: 'DEBUG', DATABASE_URI: 'mysql://old' })).toEqual([]);
});

it('an empty variable is none', () => {
  expect(listProblems({ SMTP_ULR: '', METIER_PORT: '' })).toEqual([]);
});
