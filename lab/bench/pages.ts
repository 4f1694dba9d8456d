import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { listRemotes } from '../../tools/lib/remotes.cjs';

interface Release {
  readonly files: Readonly<Record<string, unknown>>;
  readonly start?: readonly string[];
  readonly entry?: string;
  readonly expose?: readonly string[];
  readonly routes?: readonly { readonly path: string; readonly files: readonly string[] }[];
}

interface Weight {
  readonly brotli: number;
  readonly gzip: number;
}

const ROOT = join(__dirname, '../..');
const isScript = (file: string) => file.endsWith('.js');

const readRelease = (bundle: string): Release =>
  JSON.parse(readFileSync(join(ROOT, bundle, 'dist/release.json'), 'utf8')) as Release;

/** Transfer size of these files of a bundle, in bytes, compressed as by the server. */
function measureTransferSize(bundle: string, files: readonly string[]): Weight {
  const contents = files.map((file) => readFileSync(join(ROOT, bundle, 'dist', file)));
  const sum = (compress: (content: Buffer) => Buffer) =>
    contents.reduce((bytes, content) => bytes + compress(content).length, 0);
  return { brotli: sum(brotliCompressSync), gzip: sum((content) => gzipSync(content, { level: 9 })) };
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(7);
const line = (label: string, { brotli, gzip }: Weight) =>
  console.log(`${label.padEnd(44)}${kilobytes(brotli)}${kilobytes(gzip)}`);
const add = (...weights: readonly Weight[]): Weight => ({
  brotli: weights.reduce((bytes, { brotli }) => bytes + brotli, 0),
  gzip: weights.reduce((bytes, { gzip }) => bytes + gzip, 0),
});

/** `npm run bench -- pages`: size of the scripts of every page, by part, from the last build. */
export async function benchPages(): Promise<void> {
  console.log(`${'scripts, in kilobytes'.padEnd(44)} brotli   gzip`);
  const { files: all, start = [] } = readRelease('shell');
  const shell = measureTransferSize('shell', start.filter(isScript));
  // The rest is loaded on demand: the platform, the bar for a new version.
  const entry = measureTransferSize(
    'shell',
    Object.keys(all).filter((file) => isScript(file) && file.startsWith('shell.')),
  );
  line('shell: federation runtime, React, router', entry);
  line('shell: React’s renderer, frame and kit', shell);
  for (const remote of listRemotes()) {
    const release = readRelease(remote);
    const own = [release.entry ?? '', ...(release.expose ?? [])].filter(isScript);
    const face = measureTransferSize(remote, own);
    line(`\n${remote}: entry and public face`, face);
    for (const { path, files } of release.routes ?? []) {
      const page = measureTransferSize(
        remote,
        files.filter((file) => isScript(file) && !own.includes(file)),
      );
      line(`  ${path}`, page);
      line('    with all it needs', add(entry, shell, face, page));
    }
  }
}
