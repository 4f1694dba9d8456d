import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { createBrowserClient } from '../../../tools/lib/browser-client';
import type { LaunchedServer } from '../../../tools/server-life/launch-server';

/** From now on accounts are registered with a confirmed address, so that they are mailed at once. */
export async function confirmNewAccounts(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('alter table users alter column email_confirmed_at set default now()');
  } finally {
    await client.end();
  }
}

const TOKEN = /confirm-email\?token=([\w-]+)/;

/** Confirms the addresses of this many new accounts by the links in the server's folder of mails. */
export async function confirmByMails({ address, dataDir }: LaunchedServer, accounts: number): Promise<void> {
  const folder = join(dataDir, 'mail');
  const list = async () => (await readdir(folder).catch(() => [])).filter(isConfirmation);
  for (let tries = 0; tries < 200 && (await list()).length < accounts; tries += 1) await wait(50);
  const visitor = createBrowserClient(address);
  for (const name of await list()) {
    const mail = (await readFile(join(folder, name), 'utf8')).replaceAll('=\r\n', '').replaceAll('=3D', '=');
    const token = TOKEN.exec(mail)?.[1] ?? '';
    await visitor.send('POST', '/api/auth/email-confirmation/confirm/', { token });
  }
}

const isConfirmation = (name: string) => name.endsWith('email-confirm.eml');
