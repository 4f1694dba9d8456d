/** Options of all commands, as `parseArgs` takes them. */
export const OPTIONS = {
  server: { type: 'string' },
  shell: { type: 'string' },
  local: { type: 'boolean' },
  port: { type: 'string' },
  channel: { type: 'string' },
  reason: { type: 'string' },
  login: { type: 'string', multiple: true },
  margin: { type: 'string' },
  'minimum-views': { type: 'string' },
  remote: { type: 'string' },
  days: { type: 'string' },
  paths: { type: 'string' },
  access: { type: 'string' },
  beside: { type: 'string' },
  from: { type: 'string' },
  train: { type: 'string' },
  wait: { type: 'string' },
  person: { type: 'string' },
  pipeline: { type: 'boolean' },
  without: { type: 'string' },
  contains: { type: 'string' },
  operations: { type: 'boolean' },
  promote: { type: 'boolean' },
  'no-build': { type: 'boolean' },
  'no-check': { type: 'boolean' },
  'no-smoke': { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

type OptionName = keyof typeof OPTIONS;

const MOVING = ['channel', 'reason', 'dry-run', 'wait'] as const;
const TRYING = ['login', 'no-smoke'] as const;

/** The server's maxima. */
const MAX_IN_TRAIN = 50;
const MAX_IN_LINK = 10;

/** Minimum and maximum number of arguments per verb, and its options in addition to the common ones. */
export const VERBS = {
  dev: [0, 1, ['shell', 'local', 'port']],
  publish: [0, 1, ['from', 'no-build', 'no-check', 'promote', ...MOVING, ...TRYING]],
  promote: [1, MAX_IN_TRAIN, [...MOVING, ...TRYING]],
  canary: [2, MAX_IN_TRAIN + 1, ['margin', 'minimum-views', ...MOVING, ...TRYING]],
  halt: [1, 1, MOVING],
  rollback: [0, 2, ['train', ...MOVING]],
  kill: [1, 1, MOVING],
  revive: [1, 1, MOVING],
  link: [1, MAX_IN_LINK, []],
  check: [1, MAX_IN_TRAIN, ['channel', ...TRYING]],
  status: [0, 1, ['operations', 'without', 'contains']],
  token: [1, 2, ['remote', 'days', 'paths', 'pipeline', 'person', 'wait', 'dry-run']],
  paths: [0, 3, ['access', 'beside', 'wait', 'dry-run']],
  sbom: [0, 2, []],
  approvals: [0, 0, []],
  rebuild: [1, 2, ['no-build']],
} as const satisfies Record<string, readonly [number, number, readonly OptionName[]]>;

export type Verb = keyof typeof VERBS;
