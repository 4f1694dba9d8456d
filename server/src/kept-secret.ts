import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config';

/** A secret that is made once and kept in the data folder, where only the server's owner may read it. */
async function keepSecret(dataDir: string, name: string): Promise<string> {
  const file = join(dataDir, name);
  await mkdir(dataDir, { recursive: true });
  const fresh = randomBytes(32).toString('base64url');
  await writeFile(file, fresh, { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return (await readFile(file, 'utf8')).trim();
}

/** The secret that signs cookies: the configured one, else one of the data folder. */
export async function loadSessionSecret({ sessionSecret, dataDir }: Config): Promise<string> {
  return sessionSecret ?? keepSecret(dataDir, 'session-secret');
}

/** The token of who operates releases: the configured one, else one of the data folder; in production no other one. */
export async function loadOperatorToken({
  operatorToken,
  isProduction,
  dataDir,
}: Config): Promise<string | undefined> {
  return operatorToken ?? (isProduction ? undefined : keepSecret(dataDir, 'operator-token'));
}
