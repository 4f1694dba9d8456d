import type { FastifyInstance, onRequestAsyncHookHandler, RouteOptions } from 'fastify';
import { accessTable, type Access, type AccessRow } from './access-table';
import { requireRole, requireUser } from './guards';

type Guards = Readonly<Record<Access, onRequestAsyncHookHandler | undefined>>;

const SESSION_GUARDS: Omit<Guards, 'team'> = {
  public: undefined,
  login: requireUser,
  job_seeker: requireRole('job_seeker'),
  job_provider: requireRole('job_provider'),
};

/** Name of a route's operation in the access table, such as `GET /jobs/:id/`; HEAD maps to GET. */
export function nameOperation(method: string, url: string): string {
  const path = url.replace(/^\/api(?=\/)/, '');
  return `${method === 'HEAD' ? 'GET' : method} ${/[/]$|\.\w+$/.test(path) ? path : `${path}/`}`;
}

/** Throws for an operation without a row. */
export function findRow(operation: string): AccessRow {
  const row = Object.hasOwn(accessTable, operation) ? accessTable[operation] : undefined;
  if (row) return row;
  throw new Error(
    `Nobody may use "${operation}" yet: give it a row in server/src/http/access/access-table.ts.`,
  );
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set for routes that require a team token. */
    isForTeams?: boolean;
  }
}

/**
 * Adds the guard of its row to every route registered in this scope from now on; throws if there is no row.
 * `requireTeam` is the guard of operations for teams.
 */
export function guardByTable(scope: FastifyInstance, requireTeam: onRequestAsyncHookHandler): void {
  const guards: Guards = { ...SESSION_GUARDS, team: requireTeam };
  scope.addHook('onRoute', (route: RouteOptions) => {
    const accesses = [route.method].flat().map((method) => findRow(nameOperation(method, route.url))[0]);
    if (new Set(accesses).size > 1) throw new Error(`The methods of ${route.url} need a route each.`);
    const guard = accesses[0] && guards[accesses[0]];
    if (accesses[0] === 'team') route.config = { ...route.config, isForTeams: true };
    const own = [route.onRequest ?? []].flat();
    // Fastify derives the HEAD route from the GET route, including its guard.
    if (guard && !own.includes(guard)) route.onRequest = [guard, ...own];
  });
}
