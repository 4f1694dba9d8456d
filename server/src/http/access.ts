import type { FastifyInstance, onRequestAsyncHookHandler, RouteOptions } from 'fastify';
import { requireTeam } from '../modules/releases/team';
import { accessTable, type Access, type AccessRow } from './access-table';
import { requireRole, requireUser } from './guards';

const guards: Record<Access, onRequestAsyncHookHandler | undefined> = {
  public: undefined,
  login: requireUser,
  job_seeker: requireRole('job_seeker'),
  job_provider: requireRole('job_provider'),
  team: requireTeam,
};

/** How a route's operation is called in the access table: `GET /jobs/:id/`. HEAD is asked for as GET is. */
export function nameOperation(method: string, url: string): string {
  const path = url.replace(/^\/api(?=\/)/, '');
  return `${method === 'HEAD' ? 'GET' : method} ${/[/]$|\.\w+$/.test(path) ? path : `${path}/`}`;
}

/** The row of an operation; an operation without one is nobody's. */
export function findRow(operation: string): AccessRow {
  const row = Object.hasOwn(accessTable, operation) ? accessTable[operation] : undefined;
  if (row) return row;
  throw new Error(`Nobody may use "${operation}" yet: give it a row in server/src/http/access-table.ts.`);
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set for the routes of rows for teams. */
    isForTeams?: boolean;
  }
}

/** Gives every route that is added to this scope from now on the guard of its row; without a row it does not start. */
export function guardByTable(scope: FastifyInstance): void {
  scope.addHook('onRoute', (route: RouteOptions) => {
    const accesses = [route.method].flat().map((method) => findRow(nameOperation(method, route.url))[0]);
    if (new Set(accesses).size > 1) throw new Error(`The methods of ${route.url} need a route each.`);
    const guard = accesses[0] && guards[accesses[0]];
    if (accesses[0] === 'team') route.config = { ...route.config, isForTeams: true };
    const own = [route.onRequest ?? []].flat();
    // The HEAD route is made from the GET route, guard and all.
    if (guard && !own.includes(guard)) route.onRequest = [guard, ...own];
  });
}
