import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config';

/** A secret that is generated once and stored in the data folder, readable only by the server's owner. */
async function loadOrGenerateSecret(dataDir: string, name: string): Promise<string> {
  const file = join(dataDir, name);
  await mkdir(dataDir, { recursive: true });
  const fresh = randomBytes(32).toString('base64url');
  await writeFile(file, fresh, { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return (await readFile(file, 'utf8')).trim();
}

/** The secret that signs cookies: the configured one, otherwise a generated one in the data folder. */
export async function loadSessionSecret({ sessionSecret, dataDir }: Config): Promise<string> {
  return sessionSecret ?? loadOrGenerateSecret(dataDir, 'session-secret');
}

/**
 * The operator's token for releases: the configured one, otherwise a generated one in the data folder; in
 * production only a configured one.
 */
export async function loadOperatorToken({
  operatorToken,
  isProduction,
  dataDir,
}: Config): Promise<string | undefined> {
  return operatorToken ?? (isProduction ? undefined : loadOrGenerateSecret(dataDir, 'operator-token'));
}
