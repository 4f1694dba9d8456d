import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import type { PageFailure, RemoteRelease } from '@metier/sdk/contract';
import type { Attack } from './hostile-build';
import { getRunPaths } from '../run-paths';
import { createOperator, readBuild } from '../releases';

export const HOSTILE = 'mf-hostile';
export const HOSTILE_PATH = '/hostile';

const STYLES = 'page.css';

/** A handwritten entry of a federated container: no build would produce all of these. */
const writeEntry = (
  container: string,
  folder: string,
  contracts: RemoteRelease['contracts'],
  build: Attack,
): string =>
  `'use strict';
(() => {
${build.atLoad ?? ''};
let react;
const loadStyles = () => new Promise((resolve) => {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '${folder}${STYLES}' });
  link.onload = link.onerror = resolve;
  document.head.append(link);
});
function Page() {
  react.useEffect(() => {
    window.hostileRan = true;
    ${build.onMount ?? ''}
  }, []);
  return react.createElement('h1', null, 'Hostile page');
}
const remote = {
  contracts: ${JSON.stringify(contracts)},
  name: '${HOSTILE}',
  routes: () => [{
    id: 'hostile',
    path: '${HOSTILE_PATH}',
    handle: { remote: '${HOSTILE}', access: 'public', load: loadStyles },
    loader: async () => { await (${build.inLoader ?? 'undefined'}); return null; },
    Component: Page,
  }],
  fragment: async () => undefined,
};
window.${container} = {
  async init(lent) { react = (await Object.values(lent.react)[0].get())(); },
  get: () => Promise.resolve(() => ({ remote })),
};
})();
`;

const hash = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** Writes a hostile release in the layout of a build; returns its folder. */
export function buildHostile(number: number, build: Attack): string {
  const { version: _version, server: _server, languages: _languages, ...like } = readBuild('mf-seeker');
  const mark = String(number).padStart(10, '0');
  const version = `1.0.0-${mark}`;
  const container = `mf_hostile_${mark}`;
  const files = {
    'remoteEntry.js': writeEntry(container, `/mf/${HOSTILE}/${version}/`, like.contracts, build),
    [STYLES]: build.css || '@layer remotes.mf-hostile { }',
  };
  const release: RemoteRelease = {
    ...like,
    name: HOSTILE,
    version,
    container,
    expose: [],
    routes: [{ path: HOSTILE_PATH, access: 'public', files: [STYLES] }],
    fragments: [],
    operations: [],
    api: { paths: {}, components: { schemas: {} } },
    files: Object.fromEntries(
      Object.entries(files).map(([file, text]) => [
        file,
        { integrity: hash(text), size: Buffer.byteLength(text) },
      ]),
    ),
  };
  const folder = join(getRunPaths().folder, 'hostile', mark);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  writeFileSync(join(folder, 'release.json'), JSON.stringify(release));
  return folder;
}

/** Failure messages of a version of the hostile remote that the operator sees, on one line each. */
export async function readFailures(request: APIRequestContext, version: string): Promise<string> {
  const failures = await createOperator(request).read<PageFailure[]>(`releases/failures/?remote=${HOSTILE}`);
  return failures
    .filter((failure) => failure.version === version)
    .map(({ message }) => message)
    .join('\n');
}
