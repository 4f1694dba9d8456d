import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../../tools/lib/root';

export interface DevCopy {
  readonly origin: string;
  /** Replaces a text in a source file; returns a function that restores the file. */
  edit(file: string, from: string, to: string): () => void;
  stop(): Promise<void>;
}

/** Copies the sources to a folder of their own, with links to the installed packages. */
function copySources(): string {
  const folder = mkdtempSync(join(tmpdir(), 'metier-dev-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
  });
  const files = listed.toString().split('\0').filter(Boolean);
  for (const file of files) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    cpSync(join(ROOT, file), join(folder, file), { force: true });
  }
  linkPackages(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  for (const workspace of ['shared', 'server', 'tools'])
    linkPackages(join(ROOT, workspace, 'node_modules'), join(folder, workspace, 'node_modules'));
  return folder;
}

/** Workspaces keep their relative links, and so lead into the copy. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  let names: string[] = [];
  try {
    names = readdirSync(from);
  } catch {
    // Not every workspace has packages of its own.
  }
  for (const name of names) {
    if (name === '@metier')
      cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
    else symlinkSync(join(from, name), join(to, name));
  }
}

/** Runs `npm run dev` on a copy of the sources, which a test can edit. */
export async function startDevCopy(): Promise<DevCopy> {
  const folder = copySources();
  const { NODE_OPTIONS: _options, ...environment } = process.env;
  const dev = spawn(process.execPath, ['--import', 'tsx', 'tools/dev.ts'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { ...environment, PORT: '0', DATA_DIR: join(folder, 'data'), CHROMIUM: 'none', THROTTLES: 'off' },
  });
  const hasEnded = once(dev, 'exit').then(([code]) => {
    throw new Error(`npm run dev ended with code ${String(code)}`);
  });
  let words = '';
  const isReady = new Promise<string>((resolve) => {
    dev.stdout?.on('data', (chunk: Buffer) => {
      words += chunk.toString();
      const [, origin] = /running at (http:\/\/localhost:\d+)/.exec(words) ?? [];
      if (origin) resolve(origin);
    });
  });
  const origin = await Promise.race([isReady, hasEnded]);
  hasEnded.catch(() => undefined);
  return {
    origin,
    edit(file, from, to) {
      const path = join(folder, file);
      const before = readFileSync(path, 'utf8');
      if (!before.includes(from)) throw new Error(`${file} has no ${from}`);
      writeFileSync(path, before.replace(from, to));
      return () => writeFileSync(path, before);
    },
    async stop() {
      dev.kill('SIGTERM');
      if (dev.exitCode === null) await once(dev, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
