import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getRunPaths } from './run-paths';

/** The mails to this address in the folder of the worker's server, oldest first, with their line ends joined. */
export function readMails(address: string): string[] {
  const folder = join(getRunPaths().dataDir, 'mail');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('=\r\n', '').replaceAll('=3D', '='))
    .filter((mail) => mail.includes(`To: ${address}`));
}
