import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandError } from './command-error';
import { startLocalServer } from './local-server';

let root: string;
const lines: string[] = [];
const teller = { writeLine: (line: string) => void lines.push(line), advance: () => undefined };
const start = (environment: NodeJS.ProcessEnv = {}) =>
  startLocalServer(root, { PATH: process.env.PATH, ...environment }, teller);

/** Stands for the server, which is a package of its own. */
function installServer(program: string): void {
  const folder = join(root, 'node_modules/@metier/server');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: '@metier/server', type: 'module', main: './main.js' }),
  );
  writeFileSync(join(folder, 'main.js'), program);
}

const RUNS = `import { writeFileSync } from 'node:fs';
process.on('SIGTERM', () => { writeFileSync('stopped', ''); process.exit(0); });
process.send({ step: 'Filling the database' });
process.send({
  address: \`http://localhost:\${process.env.PORT}/\${process.env.CHANNEL}\`,
  logins: [{ role: 'Candidate', username: 'student', password: 'metier-demo' }],
});
setInterval(() => undefined, 1_000);`;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'metier-local-'));
  lines.length = 0;
  writeFileSync(join(root, 'package.json'), '{}');
});
afterEach(() => rmSync(root, { recursive: true }));

it('starts the installed server for staging, prints its steps and logins, and ends it', async () => {
  installServer(RUNS);
  const server = await start({ PORT: '4321' });
  expect(server.address).toBe('http://localhost:4321/staging');
  expect(lines).toEqual([
    'Filling the database',
    'A server of this machine is at http://localhost:4321/staging',
    '  Candidate student / metier-demo',
  ]);
  await server.stop();
  expect(readFileSync(join(root, 'stopped'), 'utf8')).toBe('');
});

it('where it is not installed, the command that installs it is named', async () => {
  const problem = await start().catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(CommandError);
  expect(problem).toMatchObject({ message: expect.stringContaining('/sdk/server.tgz') });
});

it('a server that ends before it is ready ends the command', async () => {
  installServer('process.exit(1);');
  await expect(start()).rejects.toThrow('The local server has not started.');
});
