import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { RemoteRelease, ShellRelease } from '@metier/shared/contract';
import { listRemotes } from '../../tools/lib/remotes.cjs';
import { ROOT } from '../../tools/lib/root';
import type { MeasuredPage } from './pages';

/** Source bytes of a script's modules, by file. */
type Modules = Readonly<Record<string, number>>;

interface Bundle<Release> {
  readonly release: Release;
  readonly scripts: Readonly<Record<string, Modules>>;
}

/** A module that more than one script of a page holds. */
export interface Twice {
  readonly page: string;
  readonly module: string;
  readonly bytes: number;
  readonly scripts: readonly string[];
}

const run = promisify(execFile);

async function readBundle<Release>(folder: string): Promise<Bundle<Release>> {
  const script = join(ROOT, 'bench/page/list-modules.cjs');
  const { stdout } = await run(process.execPath, [script, folder], { maxBuffer: 2 ** 26 });
  const release = JSON.parse(readFileSync(join(ROOT, folder, 'dist/release.json'), 'utf8')) as Release;
  return { release, scripts: JSON.parse(stdout) as Bundle<Release>['scripts'] };
}

const isSeenBy = ({ as }: MeasuredPage, access: string) =>
  ({ visitor: 'public', student: 'job_seeker', employer: 'job_provider' })[as] === access;

const isPath = (path: string, pattern: string) =>
  new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path);

/** What the scripts of these pages hold more than once, as the product's bundles are compiled. */
export async function findModulesTwice(pages: readonly MeasuredPage[]): Promise<Twice[]> {
  const shell = await readBundle<ShellRelease>('shell');
  const remotes: Bundle<RemoteRelease>[] = [];
  for (const name of listRemotes()) remotes.push(await readBundle<RemoteRelease>(name));
  return pages.flatMap((page) => {
    const { entry, start } = shell.release;
    const scripts = [...pick(shell, [entry, ...start])];
    for (const remote of remotes) {
      const { entry: own, expose, routes } = remote.release;
      const route = routes.find(({ path, access }) => isPath(page.path, path) && isSeenBy(page, access));
      if (route) scripts.push(...pick(remote, [own, ...expose, ...route.files]));
    }
    return findTwice(page.name, scripts);
  });
}

const pick = ({ scripts }: Bundle<unknown>, files: readonly string[]) =>
  [...new Set(files)].map((file) => [file, scripts[file] ?? {}] as const);

function findTwice(page: string, scripts: readonly (readonly [string, Modules])[]): Twice[] {
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
