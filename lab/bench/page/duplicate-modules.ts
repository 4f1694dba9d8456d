import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { RemoteRelease, ShellRelease } from '@metier/sdk/contract';
import { listRemotes } from '../../../tools/lib/remotes.cjs';
import { ROOT } from '../../../tools/lib/root';
import type { MeasuredPage } from './pages';

/** Source bytes of a script's modules, by file. */
type Modules = Readonly<Record<string, number>>;

/** A module contained in more than one script of a page. */
export interface DuplicateModule {
  readonly page: string;
  readonly module: string;
  readonly bytes: number;
  readonly scripts: readonly string[];
}

const run = promisify(execFile);

/** Compiles a bundle from the current sources; resolves to the modules of each of its scripts. */
async function compile(bundle: string): Promise<Readonly<Record<string, Modules>>> {
  const script = join(ROOT, 'lab/bench/page/list-modules.cjs');
  const { stdout } = await run(process.execPath, [script, bundle], { maxBuffer: 2 ** 26 });
  return JSON.parse(stdout) as Readonly<Record<string, Modules>>;
}

const readRelease = <Release>(bundle: string) =>
  JSON.parse(readFileSync(join(ROOT, bundle, 'dist/release.json'), 'utf8')) as Release;

const isSeenBy = ({ as }: MeasuredPage, access: string) =>
  ({ visitor: 'public', student: 'job_seeker', employer: 'job_provider' })[as] === access;

const isPath = (path: string, pattern: string) =>
  new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path);

/** Files of each bundle that a page needs. */
function listFiles(page: MeasuredPage): { bundle: string; files: readonly string[] }[] {
  const shell = readRelease<ShellRelease>('shell');
  const ofShell = { bundle: 'shell', files: [shell.entry, ...shell.start] };
  for (const bundle of listRemotes()) {
    const { entry, expose, routes } = readRelease<RemoteRelease>(bundle);
    const route = routes.find(({ path, access }) => isPath(page.path, path) && isSeenBy(page, access));
    if (route) return [ofShell, { bundle, files: [entry, ...expose, ...route.files] }];
  }
  throw new Error(`No remote has ${page.path} for a ${page.as}.`);
}

/** Modules contained more than once in the scripts of these pages. */
export async function findDuplicateModules(pages: readonly MeasuredPage[]): Promise<DuplicateModule[]> {
  const needed = pages.map(listFiles);
  const compiled = new Map<string, Readonly<Record<string, Modules>>>();
  for (const bundle of new Set(needed.flat().map((each) => each.bundle)))
    compiled.set(bundle, await compile(bundle));
  return pages.flatMap((page, at) => {
    const scripts = (needed[at] ?? []).flatMap(({ bundle, files }) =>
      [...new Set(files)].map((file) => [file, compiled.get(bundle)?.[file] ?? {}] as const),
    );
    return findTwice(page.name, scripts);
  });
}

function findTwice(page: string, scripts: readonly (readonly [string, Modules])[]): DuplicateModule[] {
  const places = new Map<string, { bytes: number; scripts: string[] }>();
  for (const [script, modules] of scripts) {
    for (const [module, bytes] of Object.entries(modules)) {
      const known = places.get(module);
      places.set(module, { bytes, scripts: [...(known?.scripts ?? []), script] });
    }
  }
  return [...places]
    .filter(([, place]) => place.scripts.length > 1)
    .map(([module, place]) => ({ page, module, ...place }));
}
