import { fork, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { parse, parseAllDocuments } from 'yaml';
import { Environment } from '../../server/src/config/environment';
import { refusalReasons } from '../../server/src/refusal-reasons';
import { ROOT } from '../lib/root';
import { stopServer, waitUntilReady } from '../lib/server-process';

const FOLDER = join(ROOT, 'deploy');
const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8');
const settings = Object.keys(Environment.properties);

const MANIFESTS = readdirSync(join(FOLDER, 'kubernetes')).map((file) => `kubernetes/${file}`);

interface Probe {
  readonly httpGet: { readonly path: string };
}

interface Manifest {
  readonly kind: string;
  readonly data?: Readonly<Record<string, string>>;
  readonly spec?: {
    readonly template?: {
      readonly spec: { readonly containers: readonly Readonly<Record<string, Probe>>[] };
    };
  };
}

const manifests = MANIFESTS.flatMap((file) => parseAllDocuments(read(file))).map(
  (document) => document.toJS() as Manifest,
);

interface Compose {
  readonly services: Readonly<
    Record<string, { readonly image: string; readonly environment?: Readonly<Record<string, string>> }>
  >;
}

const compose = parse(read('compose.yaml'), { merge: true }) as Compose;
const apps = Object.entries(compose.services).filter(([name]) => name.startsWith('app-'));

/** Names that each file gives to the server. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  'compose.yaml': apps.flatMap(([, { environment = {} }]) => Object.keys(environment)),
  kubernetes: manifests.flatMap(({ kind, data = {} }) => (kind === 'ConfigMap' ? Object.keys(data) : [])),
  'systemd/metier.service': [...read('systemd/metier.service').matchAll(/^Environment=(\w+)=/gm)].map(
    ([, name = '']) => name,
  ),
  Dockerfile: [...(/^ENV (.*)$/m.exec(read('Dockerfile'))?.[1] ?? '').matchAll(/(\w+)=/g)].map(
    ([, name = '']) => name,
  ),
};

it.each(Object.entries(NAMES))('every variable of %s is a setting of the server', (_file, names) => {
  expect(names.length).toBeGreaterThan(1);
  expect(settings).toEqual(expect.arrayContaining([...names]));
});

it('every image has a version, and no file has a secret', () => {
  const images = Object.values(compose.services).map(({ image }) => image);
  expect(images.filter((image) => !/^metier$|:v?\d+\.\d+/.test(image))).toEqual([]);
  expect(read('Dockerfile')).toMatch(/^ARG NODE_IMAGE=node:\d+\.\d+\.\d+-/m);
  for (const [, { environment = {} }] of Object.entries(compose.services))
    for (const [name, value] of Object.entries(environment))
      if (/SECRET|TOKEN|PASSWORD/.test(name)) expect(value).toMatch(/^\$\{/);
});

it('nginx asks the servers of compose.yaml', () => {
  const hosts = [...read('nginx/metier.conf').matchAll(/server (10\.[\d.]+):3000/g)].map(([, host]) => host);
  expect(hosts).toHaveLength(apps.length);
  for (const host of hosts) expect(read('compose.yaml')).toContain(`ipv4_address: ${String(host)}`);
});

/** Linters of the system, which do not come with the packages: only those that are installed are asked. */
const LINTERS = [
  ['promtool', ['check', 'rules', join(FOLDER, 'prometheus/alerts.yml')]],
  ['systemd-analyze', ['verify', join(FOLDER, 'systemd/metier.service')]],
] as const;

for (const [program, words] of LINTERS) {
  if (spawnSync(program, ['--version']).status !== 0) continue;
  it(`${program} accepts its file`, () => {
    const { status, stdout, stderr } = spawnSync(program, words, { encoding: 'utf8' });
    expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
  });
}

interface Rule {
  readonly alert: string;
  readonly expr: string;
}

interface Panel {
  readonly title: string;
  readonly targets: readonly { readonly expr: string }[];
}

const { groups } = parse(read('prometheus/alerts.yml')) as { groups: { rules: Rule[] }[] };
const { panels } = JSON.parse(read('grafana/dashboard.json')) as { panels: Panel[] };
/** Every expression, with Grafana's variables filled in. */
const EXPRESSIONS = [
  ...groups.flatMap(({ rules }) => rules.map(({ alert, expr }) => [`the alert ${alert}`, expr] as const)),
  ...panels.flatMap(({ title, targets }) =>
    targets.map(
      ({ expr }) =>
        [`the panel ${title}`, expr.replace('$__rate_interval', '5m').replace('$instance', '.*')] as const,
    ),
  ),
];

describe('on a running server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'metier-deploy-'));
  let server: ChildProcess;
  let address: string;

  beforeAll(async () => {
    server = fork(join(ROOT, 'server/dist/main.js'), {
      execArgv: [],
      env: {
        PATH: process.env.PATH,
        PORT: '0',
        DATA_DIR: folder,
        SEED_DEMO: '0',
        PUBLISH_LOCAL_BUILDS: 'never',
        LOG_LEVEL: 'error',
      },
    });
    ({ address } = await waitUntilReady(server));
  });

  afterAll(async () => {
    await stopServer(server);
    rmSync(folder, { recursive: true, force: true });
  });

  it('probes and the healthcheck of the image name endpoints that answer', async () => {
    const containers = manifests.flatMap(({ spec }) => spec?.template?.spec.containers ?? []);
    const probes = containers.flatMap((container) =>
      ['startupProbe', 'livenessProbe', 'readinessProbe'].map((name) => container[name]?.httpGet.path),
    );
    expect(probes).toHaveLength(3);
    const [, healthcheck] = /HEALTHCHECK[\s\S]*?}(\/\w+)`/.exec(read('Dockerfile')) ?? [];
    for (const path of [...probes, healthcheck])
      expect([path, (await fetch(`${address}${String(path)}`)).status]).toEqual([path, 200]);
  });

  it.each(EXPRESSIONS)('%s refers only to existing metrics and reasons', async (_name, expr) => {
    const wrong: string[] = [];
    const names = new Set<string>();
    parser.parse(expr).iterate({
      enter({ type, node, from, to }) {
        const text = expr.slice(from, to);
        if (type.isError) wrong.push(`${from}: ${text}`);
        if (node.name === 'Identifier' && node.parent?.name === 'VectorSelector') names.add(text);
      },
    });
    expect(wrong).toEqual([]);
    expect(names.size).toBeGreaterThan(0);
    const figures = await (await fetch(`${address}/metrics`)).text();
    for (const name of names) {
      const family = name.replace(/_(count|sum|bucket)$/, '');
      const isThere = figures.includes(`# TYPE ${name} `) || figures.includes(`# TYPE ${family} histogram`);
      expect([name, isThere]).toEqual([name, true]);
    }
    const asked = [...expr.matchAll(/reason=~?"([^"]+)"/g)].flatMap(([, reasons = '']) => reasons.split('|'));
    expect(refusalReasons).toEqual(expect.arrayContaining(asked));
  });
});
