import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

export const isLocal = (server: string): boolean => LOCAL.includes(new URL(server).hostname);

/** RELEASE_TOKEN; otherwise, for a local server, the operator token in its data folder below `root`. */
export function findToken(
  server: string,
  root: string,
  { RELEASE_TOKEN, OPERATOR_TOKEN, DATA_DIR = './data' }: NodeJS.ProcessEnv = process.env,
): string | undefined {
  if (RELEASE_TOKEN) return RELEASE_TOKEN.trim();
  if (!isLocal(server)) return undefined;
  const file = join(resolve(root, DATA_DIR), 'operator-token');
  return OPERATOR_TOKEN ?? (existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined);
}
