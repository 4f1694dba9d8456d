import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDER = join(ROOT, 'server/dist/sbom');

/**
 * The packages of the server as the lockfile has them, in CycloneDX 1.6. npm writes 1.5, which is valid as 1.6, under
 * the name of the folder; what differs between two builds of the same is left out.
 */
export async function writeSbom() {
  const args = [
    'sbom',
    '--sbom-format=cyclonedx',
    '--package-lock-only',
    '--omit=dev',
    '--workspace=@metier/server',
  ];
  const options = { cwd: ROOT, shell: process.platform === 'win32', maxBuffer: 2 ** 26 };
  const { stdout } = await promisify(execFile)('npm', args, options);
  const { $schema: _schema, serialNumber: _number, metadata, ...sbom } = JSON.parse(stdout);
  const { timestamp: _now, component, ...rest } = metadata;
  const own = { ...rest, component: { ...component, type: 'application', name: 'metier' } };
  await mkdir(FOLDER, { recursive: true });
  await writeFile(
    join(FOLDER, 'sbom.json'),
    `${JSON.stringify({ ...sbom, specVersion: '1.6', metadata: own })}\n`,
  );
}
