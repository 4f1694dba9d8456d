import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { RemoteRelease } from '@metier/shared/contract';

/** A release whose every route and fragment has one file of its own. */
export function makeRelease(
  name: string,
  given: {
    version?: string;
    routes?: readonly (readonly [string, string])[];
    fragments?: readonly (readonly [string, string])[];
  } = {},
): RemoteRelease {
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
    contract: 1,
    container: `${name}_${version}`.replace(/\W/g, '_'),
    shared: {},
    entry: 'remoteEntry.js',
    expose: ['expose.js'],
    routes: rows,
    fragments: pieces,
    files: Object.fromEntries(files.map((file) => [file, { integrity: `sha384-${file}`, size: 1 }])),
  } as RemoteRelease;
}

/** A folder of workspaces as the build leaves it, for one test file. */
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
    /** Lays a remote's release and its files down. */
    publish(release: RemoteRelease): void {
      for (const file of Object.keys(release.files)) write(`${release.name}/dist/${file}`, `/* ${file} */`);
      write(`${release.name}/dist/release.json`, JSON.stringify(release));
    },
    publishShell(): void {
      const bar = (theme: string, color: string) =>
        `<meta name="theme-color" media="(prefers-color-scheme: ${theme})" content="${color}" />`;
      const page = `<!doctype html><html lang="en"><head>${bar('light', '#faf9f6')}${bar('dark', '#111315')}
        <meta property="og:image" content="/assets/og.png" />
        <script type=application/json id=metier></script></head><body></body></html>`;
      const files = { 'assets/shell.js': { integrity: 'sha384-shell', size: 1 } };
      write('shell/dist/index.html', page);
      write('shell/dist/assets/shell.js', '/* shell */');
      const release = { name: 'shell', version: '1.0.0-bbbbbbbbbb', files, start: ['assets/shell.js'] };
      write('shell/dist/release.json', JSON.stringify(release));
    },
    clear: () => rmSync(directory, { recursive: true, force: true }),
  };
}
