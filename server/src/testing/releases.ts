import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import type { AnyRelease, RemoteRelease, ShellRelease } from '@metier/sdk/contract';
import type { LightMyRequestResponse } from 'fastify';
import { pack, type Header } from 'tar-stream';
import type { ApiDocument } from '../http/openapi/document';
import { grantClaims } from '../platform/teams/path-grants.service';
import { OPERATOR } from '../platform/teams/team-auth';
import { OPERATOR_TOKEN } from './operator-token';
import type { TestApp } from './start-test-app';

type Rows = readonly (readonly [string, string])[];

interface GivenRelease {
  readonly version?: string;
  readonly routes?: Rows;
  readonly fragments?: Rows;
}

const PAGE_BARS = [
  ['light', '#faf9f6'],
  ['dark', '#111315'],
].map(
  ([theme, color]) =>
    `<meta name="theme-color" media="(prefers-color-scheme: ${theme})" content="<!--metier:bar-->${color}<!--/metier:bar-->">`,
);

/** A template as the shell's build writes it. */
const makePage = (version: string) =>
  `<!doctype html><html lang="en" data-theme="<!--metier:theme-->"><head>${PAGE_BARS.join('')}
    <!--metier:title--><title>Metier</title><!--/metier:title-->
    <meta property="og:image" content="<!--metier:origin-->/mf/shell/${version}/og.png">
    <!--metier:data--><!--metier:scripts--><script defer src="/mf/shell/${version}/shell.js"></script><!--/metier:scripts-->
    <!--metier:head--><!--metier:styles--></head>
    <body><!--metier:root--><div id="root"></div><!--/metier:root-->
    <!--metier:notices--><div id="unstarted"></div><noscript>Metier needs JavaScript.</noscript><!--/metier:notices-->
    <!--metier:end--></body></html>`;

/** Content of a file of a test release, different in every release. */
export const contentOf = ({ name, version }: Pick<AnyRelease, 'name' | 'version'>, file: string): string =>
  file === 'index.html' ? makePage(version) : `/* ${file} of ${name} ${version} */\n`;

export const hashOfText = (text: string): string =>
  `sha384-${createHash('sha384').update(text).digest('base64')}`;

function describeFiles(release: Pick<AnyRelease, 'name' | 'version'>, files: readonly string[]) {
  const describe = (file: string) => {
    const text = contentOf(release, file);
    return [file, { integrity: hashOfText(text), size: Buffer.byteLength(text) }];
  };
  return Object.fromEntries(files.map(describe)) as AnyRelease['files'];
}

/** Description of a bundle without API calls. */
const NO_CALLS = { operations: [], api: { paths: {}, components: { schemas: {} } } };

/** A release with separate files for each route and fragment. */
export function makeRelease(name: string, given: GivenRelease = {}): RemoteRelease {
  const { version = '1.0.0-aaaaaaaaaa', routes = [], fragments = [] } = given;
  const rows = routes.map(([path, access], at) => ({
    path,
    access,
    files: [`page-${at}.js`, `page-${at}.css`],
  }));
  const pieces = fragments.map(([fragment, access], at) => ({
    name: fragment,
    access,
    files: [`piece-${at}.js`],
  }));
  const files = ['remoteEntry.js', 'expose.js', ...[...rows, ...pieces].flatMap((row) => row.files)];
  return {
    name,
    version,
    contracts: { from: 1, to: 1 },
    container: `${name.replaceAll('-', '_')}_${version.replace(/^[^-]*-/, '')}`,
    shared: {},
    entry: 'remoteEntry.js',
    expose: ['expose.js'],
    routes: rows,
    fragments: pieces,
    ...NO_CALLS,
    files: describeFiles({ name, version }, files),
  } as RemoteRelease;
}

/** The release of a bundle that calls these operations (`GET /api/jobs/{id}/`) as the live API describes them. */
export async function withCalls<Release extends AnyRelease>(
  test: TestApp,
  release: Release,
  ...names: readonly string[]
): Promise<Release> {
  const document = (await test.app.inject({ url: '/api/openapi.json' })).json<ApiDocument>();
  const operations = names.map((name) => {
    const [method = '', path = ''] = name.split(' ');
    const id = document.paths[path]?.[method.toLowerCase()]?.operationId ?? '';
    return { id, method, path };
  });
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { method, path } of operations) {
    const key = method.toLowerCase();
    paths[path] = { ...paths[path], [key]: document.paths[path]?.[key] };
  }
  return {
    ...release,
    operations,
    api: { paths, components: { schemas: { ...document.components.schemas } } },
  };
}

export function makeShellRelease(version = '1.0.0-bbbbbbbbbb'): ShellRelease {
  const files = describeFiles({ name: 'shell', version }, ['index.html', 'shell.js', 'start.js', 'og.png']);
  return {
    name: 'shell',
    version,
    contracts: [1],
    provides: {},
    entry: 'shell.js',
    start: ['start.js'],
    ...NO_CALLS,
    files,
  };
}

/** Adds a server build to a release and marks the pages that it renders. */
export function withServer<Release extends AnyRelease>(release: Release, code: string): Release {
  const files = {
    ...release.files,
    'server.cjs': { integrity: hashOfText(code), size: Buffer.byteLength(code) },
  };
  const routes = 'routes' in release ? release.routes.map((route) => ({ ...route, is_rendered: true })) : [];
  return { ...release, ...('routes' in release && { routes }), server: 'server.cjs', files };
}

export interface ArchiveEntry {
  readonly name: string;
  readonly content?: string | Buffer;
  readonly type?: Header['type'];
  readonly linkname?: string;
}

/** A `tar.gz` of arbitrary entries. */
export async function packEntries(entries: readonly ArchiveEntry[]): Promise<Buffer> {
  const tar = pack();
  for (const { content = '', ...header } of entries) tar.entry(header, content);
  tar.finalize();
  const zip = createGzip({ level: 1 });
  for await (const chunk of tar) zip.write(chunk);
  zip.end();
  return buffer(zip);
}

type Contents = Readonly<Record<string, string>>;

/** The entries of a release's archive: its description and its files, with optional other contents. */
export const listEntries = (release: AnyRelease, contents: Contents = {}): ArchiveEntry[] => [
  { name: 'release.json', content: JSON.stringify(release) },
  ...Object.keys(release.files).map((name) => ({
    name,
    content: contents[name] ?? contentOf(release, name),
  })),
];

/** Uploads an archive as a release; it may be invalid. */
export const sendArchive = (test: TestApp, payload: Buffer, token = OPERATOR_TOKEN) =>
  test.app.inject({
    method: 'POST',
    url: '/api/releases/',
    payload,
    headers: { 'content-type': 'application/gzip', authorization: `Bearer ${token}` },
  });

/** Grants remotes the paths that these releases claim, except those of other remotes. */
export const grantPaths = (test: TestApp, ...releases: readonly AnyRelease[]): Promise<void> =>
  grantClaims(test.dependencies, OPERATOR, releases);

/**
 * Publishes a release as its team does, after granting the paths that it claims, except those of other
 * remotes.
 */
export async function publishRelease(
  test: TestApp,
  release: AnyRelease,
  { contents, token }: { readonly contents?: Contents; readonly token?: string } = {},
): Promise<void> {
  await grantPaths(test, release);
  const reply = await sendArchive(test, await packEntries(listEntries(release, contents)), token);
  if (reply.statusCode !== 201) throw new Error(`Publishing failed: ${reply.body}`);
}

/** Requests a pointer move, with a default reason. */
export const requestMove = (
  test: TestApp,
  body: object,
  token = OPERATOR_TOKEN,
): Promise<LightMyRequestResponse> =>
  test.app.inject({
    method: 'POST',
    url: '/api/releases/moves/',
    payload: { channel: 'production', reason: 'as a test', ...body },
    headers: { authorization: `Bearer ${token}` },
  });

/** Publishes releases and promotes each of them on production. */
export async function goLive(test: TestApp, ...releases: readonly AnyRelease[]): Promise<void> {
  for (const release of releases) {
    await publishRelease(test, release);
    const reply = await requestMove(test, {
      remote: release.name,
      action: 'promote',
      version: release.version,
    });
    if (reply.statusCode !== 201) throw new Error(`Promoting failed: ${reply.body}`);
  }
}

/** A folder of workspaces like the build's output, for one test file. */
export function makeWorkspaces() {
  const directory = mkdtempSync(join(tmpdir(), 'metier-web-'));
  function write(file: string, text: string): void {
    mkdirSync(dirname(join(directory, file)), { recursive: true });
    writeFileSync(join(directory, file), text);
  }
  return {
    directory,
    write,
    remove: (path: string) => rmSync(join(directory, path), { recursive: true }),
    /** Writes a release and its files. */
    build(release: AnyRelease): void {
      for (const file of Object.keys(release.files))
        write(`${release.name}/dist/${file}`, contentOf(release, file));
      write(`${release.name}/dist/release.json`, JSON.stringify(release));
    },
    clear: () => rmSync(directory, { recursive: true, force: true }),
  };
}
