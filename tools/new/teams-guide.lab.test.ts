import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../lib/root';
import { packSdk } from '../sdk/pack-sdk';
import { acceptLock, copyProject } from './testing/copy-project';
import { createGuideServers } from './testing/guide-servers';
import { runCommand, type Result } from './testing/run-command';
import { listInlineCommands, normalize, readGuide } from './testing/read-guide';

const OPERATOR = 'operator-token-of-the-guide-and-nothing-else';
/** Commands of the running text that other tests run, and names of programs. */
const ELSEWHERE = [
  'npm run dev -- mf-hello',
  'npm run sdk',
  'npm run release --',
  'npx metier',
  'metier link',
  'metier --help',
];

const folder = mkdtempSync(join(tmpdir(), 'metier-guide-'));
const project = join(folder, 'metier');
const repository = join(folder, 'hello');
const servers = createGuideServers(folder, OPERATOR);
let token = OPERATOR;

const readJson = <Content>(file: string) =>
  JSON.parse(readFileSync(join(repository, file), 'utf8')) as Content;
interface BuiltRelease {
  readonly version: string;
  readonly shared: Record<string, string>;
  readonly languages: object;
}

const readRelease = () => readJson<BuiltRelease>('dist/release.json');
const readVersion = (folder: string) =>
  (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version;
const readInstalled = (name: 'sdk' | 'build') => readVersion(join(repository, 'node_modules/@metier', name));

/** Versions of the SDK: of this repository, and of the server that the operator updates it to. */
const SDK = readVersion(join(ROOT, 'shared'));
const NEXT_SDK = SDK.replace(/^(\d+)\.(\d+)\.\d+$/, (_, major, minor) => `${major}.${Number(minor) + 1}.0`);

const run = (command: string, cwd: string, { until, ...env }: NodeJS.ProcessEnv = {}) =>
  runCommand(command, {
    cwd,
    until,
    env: {
      METIER_SERVER: servers.addresses.production,
      RELEASE_TOKEN: token,
      COMMIT: 'As the guide says',
      ...env,
    },
  });

const withAddresses = (command: string) =>
  command
    .replace('https://staging.jobs.example', servers.addresses.staging)
    .replace('https://jobs.example', servers.addresses.production);

/** `metier` in a folder of the project, or in the repository. */
const inProject = (command: string) => run(command.replace(/^metier/, 'npm run -s release --'), project);
const inRepository = (command: string) => run(command.replace(/^metier/, 'npx metier'), repository);

/** Runs a command of the guide where it belongs. */
async function follow(command: string): Promise<Result> {
  if (command.startsWith('cd ')) return { code: 0, output: '' };
  if (command.startsWith('metier token')) {
    const made = await inProject(command);
    token = /mtr_[\w-]+/.exec(made.output)?.[0] ?? '';
    return made;
  }
  if (command.startsWith('metier paths'))
    return run(command.replace('metier', 'npm run -s release --'), project, { RELEASE_TOKEN: OPERATOR });
  if (command.includes('--local'))
    return run(command, repository, { PORT: '0', SEED_DEMO: '1', until: 'Press Ctrl-C to stop.' });
  if (command.includes('--shell')) {
    const place = command.startsWith('npm start') ? repository : project;
    return run(command, place, { RELEASE_TOKEN: OPERATOR, until: 'Press Ctrl-C to stop.' });
  }
  if (/^npm run new -- remote|^npx jest/.test(command)) {
    const made = await inProject(command);
    acceptLock(project);
    return made;
  }
  return inRepository(command);
}

const getHello = () => fetch(`${servers.addresses.production}/hello`);

beforeAll(async () => {
  mkdirSync(project);
  copyProject(project);
  acceptLock(project);
  await packSdk();
  await servers.start();
}, 240_000);

afterAll(async () => {
  await servers.stop();
  rmSync(folder, { recursive: true, force: true });
});

const followed: string[] = [];

test('the commands of the guide lead from nothing to a released page, and print what it shows', async () => {
  for (const { command, output } of readGuide()) {
    const isFirstPublish = command === 'metier publish mf-hello' && !followed.includes(command);
    // The same source gives the same version: the repository has nothing to add to the folder's release.
    if (isFirstPublish) {
      expect((await getHello()).status).toBe(404);
      expect(await inRepository(command)).toMatchObject({ code: 0 });
      expect(await inProject(command)).toEqual({
        code: 3,
        output: expect.stringContaining('is published already'),
      });
    } else {
      const result = await follow(withAddresses(command));
      const lines = result.output.split('\n').map(normalize);
      const missing = output
        .map((line) => normalize(line.replace(/ …$/, '')))
        .filter((line) => !lines.some((each) => each.startsWith(line)));
      const isRight = result.code === 0 && missing.length === 0;
      expect({ command, code: result.code, missing, ...(!isRight && result) }).toEqual({
        command,
        code: 0,
        missing: [],
      });
    }
    followed.push(command);
  }
  expect((await getHello()).status).toBe(200);
  expect(Object.keys(readRelease().languages)).toEqual(['de', 'fr', 'it']);
});

test('no command of the guide was left out', () => {
  const run = [...followed, ...ELSEWHERE];
  const left = listInlineCommands().filter(
    (command) => !command.includes('<') && !run.some((each) => each.startsWith(command.replace(/ --$/, ''))),
  );
  expect(left).toEqual([]);
});

test('a new version is live with its publication', async () => {
  const texts = join(repository, 'src/features/hello/hello.texts.ts');
  writeFileSync(texts, readFileSync(texts, 'utf8').replace("title: 'Hello'", "title: 'Hello again'"));
  expect(await inRepository('npm run build')).toMatchObject({ code: 0 });
  const began = performance.now();
  const release = 'npm run release -- --no-build --reason "A new title"';
  expect(await inRepository(release)).toMatchObject({ code: 0 });
  expect(await (await getHello()).text()).toContain(readRelease().version);
  const took = performance.now() - began;
  process.stdout.write(`From publish to live, gate and smoke run included: ${(took / 1000).toFixed(1)} s\n`);
});

test('React alone: a wider range is released, one without the installed version is not built', async () => {
  const manifest = join(repository, 'package.json');
  const setRange = (range: string) => {
    const content = JSON.parse(readFileSync(manifest, 'utf8')) as {
      peerDependencies: Record<string, string>;
    };
    Object.assign(content.peerDependencies, { react: range, 'react-dom': range });
    writeFileSync(manifest, `${JSON.stringify(content, null, 2)}\n`);
  };
  setRange('^20.0.0');
  const refused = await inRepository('npm run build');
  expect(refused).toEqual({
    code: 1,
    output: expect.stringContaining('runs with react ^20.0.0, and is built'),
  });
  setRange('^19.3.1 || ^20.0.0');
  expect(await inRepository('npm run release -- --reason "React 20 may come"')).toMatchObject({ code: 0 });
  const { shared } = readRelease();
  expect(shared).toMatchObject({ react: '^19.3.1 || ^20.0.0' });
});

test('the SDK alone: the operator updates the server, and the team installs its kit and releases', async () => {
  const before = readRelease().version;
  await servers.replaceProduction(NEXT_SDK);
  const install = `npm install --save-dev ${servers.addresses.production}/sdk/sdk.tgz`;
  expect(await inRepository(install)).toMatchObject({ code: 0 });
  expect(readInstalled('sdk')).toBe(NEXT_SDK);
  expect(readInstalled('build')).toBe(readVersion(join(ROOT, 'packages/build')));
  expect(await inRepository('npm version patch --no-git-tag-version')).toMatchObject({ code: 0 });
  expect(await inRepository('npm run release -- --reason "The new kit"')).toMatchObject({ code: 0 });
  expect(readRelease().version).not.toBe(before);
  expect((await getHello()).status).toBe(200);
});

test('what does not fit ends with a sentence that says what to do', async () => {
  const { staging } = servers.addresses;
  const toStaging = { METIER_SERVER: staging, RELEASE_TOKEN: OPERATOR };
  // The kit of the updated server is newer than that of the other one.
  expect(await run('npx metier publish', repository, toStaging)).toEqual({
    code: 1,
    output: expect.stringContaining(
      `@metier/sdk ${NEXT_SDK} is installed here, and the server has ${SDK}: npm install --save-dev ${staging}/sdk/sdk.tgz`,
    ),
  });

  const lock = join(repository, 'package-lock.json');
  const text = readFileSync(lock, 'utf8');
  rmSync(lock);
  expect(await inRepository('metier publish')).toEqual({
    code: 1,
    output: expect.stringContaining('run npm install, and commit the file'),
  });
  writeFileSync(
    lock,
    text.replace(/("resolved": "[^"]*\/sdk\/sdk\.tgz",\s+"integrity": "sha512-)[^"]{8}/, '$1AAAAAAAA'),
  );
  rmSync(join(repository, 'node_modules/@metier/sdk'), { recursive: true });
  const tampered = await inRepository('npm install --fetch-retries=0');
  expect(tampered).toMatchObject({ output: expect.stringContaining('EINTEGRITY') });
  expect(tampered.code).not.toBe(0);

  const nowhere = { METIER_SERVER: 'http://127.0.0.1:9' };
  expect(await run('npx metier publish', repository, nowhere)).toEqual({
    code: 5,
    output: expect.stringContaining('http://127.0.0.1:9 cannot be reached'),
  });
});
