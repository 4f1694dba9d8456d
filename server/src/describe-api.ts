import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { buildApp } from './app';
import { readConfig } from './config/config';
import type { ApiDocument } from './http/openapi/document';
import { readOpenapi } from './http/openapi/register-openapi';
import { createLocalBus } from './live/local-bus';
import { openScheduler } from './tasks/scheduler';
import type { Dependencies } from './dependencies';

/**
 * The OpenAPI description of the registered endpoints. Routes are only registered: the pool never connects, no file is
 * opened. The tools call it in earlier commits too.
 */
export async function describeApi(): Promise<{ description: ApiDocument }> {
  const config = { ...readConfig({}), sessionSecret: '' };
  const [db, clock] = [drizzle(new Pool()), () => new Date()];
  const tasks = openScheduler({ db, clock });
  const basis: Partial<Dependencies> = { config, clock, db, tasks, live: createLocalBus() };
  const app = await buildApp(basis as Dependencies);
  await app.ready();
  const description = readOpenapi(app);
  await app.close();
  return { description };
}
