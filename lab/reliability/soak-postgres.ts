import { require as requireTypeScript } from 'tsx/cjs/api';
import type { startPostgres as StartPostgres } from '../../server/src/testing/database/postgres-server';
import { makeSoakPart } from './soak/soak-part';

export const part = makeSoakPart({
  name: 'postgres',
  title: 'a server on PostgreSQL',
  bound: 512,
  async openSurroundings() {
    // Loaded the same way as by the tests: as CommonJS.
    const { startPostgres } = requireTypeScript(
      '../../server/src/testing/database/postgres-server.ts',
      import.meta.url,
    ) as { startPostgres: typeof StartPostgres };
    const { url, stop } = await startPostgres();
    return { settings: { DATABASE_URL: url }, close: stop };
  },
});
