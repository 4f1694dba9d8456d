import { spawnSync } from 'node:child_process';
import { ROOT } from './lib/root';

const REFUSALS: [string[], string][] = [
  [['feature'], 'Usage: npm run new'],
  [['feature', 'mf-nobody', 'saved'], 'There is no remote mf-nobody;'],
  [['feature', 'mf-seeker', 'Saved_Searches'], 'is not a name in kebab-case'],
  [['feature', 'mf-seeker', 'documents'], 'mf-seeker has a feature documents already.'],
  [['feature', 'mf-seeker', 'visits', '--access', 'admin'], '--access is one of public, login'],
  [['remote'], 'Usage: npm run new'],
  [['remote', 'Hello'], 'is not a name in kebab-case'],
  [['remote', 'mf-seeker'], 'There is a remote mf-seeker already.'],
  [['remote', 'messages'], 'The address /messages belongs to mf-public'],
  [['remote', 'platform'], 'The address /platform belongs to Metier itself'],
  [
    ['remote', 'visits', '--access', 'admin'],
    '--access is one of public, login, job_seeker, job_provider, operator',
  ],
  [['remote', 'guests', '--repository', '.'], 'is not empty.'],
  [['remote', 'guests', '--repository', '/tmp/none', '--server', 'jobs'], 'is not the address of a server.'],
  [['remote', 'visits', '--server', 'http://localhost:3000'], 'Usage: npm run new'],
  [['remote', 'visits', '--colour', 'red'], "Unknown option '--colour'"],
];

/**
 * Runs the command repeatedly in one process; `process.exit` is replaced, because each of these calls ends
 * with its exit code.
 */
const RUN_REPEATEDLY = `
  import { register } from 'tsx/esm/api';
  register();
  const refusals = [];
  let words = '';
  process.stderr.write = (text) => Boolean((words += text));
  process.exit = (code) => { throw Object.assign(new Error('exit'), { code }); };
  for (const [at, args] of JSON.parse(process.argv[1]).entries()) {
    words = '';
    process.argv.splice(1, Infinity, ...args);
    const { code = 0 } = await import('./tools/new.ts?' + at).then(() => ({}), (error) => error);
    refusals.push({ code, words });
  }
  console.log(JSON.stringify(refusals));
`;

test('npm run new refuses in one sentence what it cannot do', () => {
  const given = JSON.stringify(REFUSALS.map(([args]) => args));
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', RUN_REPEATEDLY, given],
    { cwd: ROOT, encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  const refusals = JSON.parse(stdout) as { code: number; words: string }[];
  expect(refusals).toEqual(
    REFUSALS.map(([, sentence]) => ({ code: 1, words: expect.stringContaining(sentence) as string })),
  );
});
