import type { FastifyInstance, onRequestAsyncHookHandler, RouteOptions } from 'fastify';
import type { Access, DocumentName } from './allow';
import { requireRole, requireUser } from './guards';

type Guards = Readonly<Record<Access, onRequestAsyncHookHandler | undefined>>;

const SESSION_GUARDS: Omit<Guards, 'team'> = {
  public: undefined,
  login: requireUser,
  job_seeker: requireRole('job_seeker'),
  job_provider: requireRole('job_provider'),
  operator: requireRole('operator'),
};

/** A registered operation of the API, as its route declares it. */
export interface Endpoint {
  /** Method and path, such as `GET /jobs/:id/`. */
  readonly operation: string;
  readonly access: Access;
  readonly operationId: string;
  readonly summary: string;
  /** Status of a request that succeeds. */
  readonly success: number;
}

/** Registered endpoints by operation. */
export type Endpoints = ReadonlyMap<string, Endpoint>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Every operation of the API; complete when the app is ready. */
    endpoints: Map<string, Endpoint>;
  }
}

/** Name of a route's operation, such as `GET /jobs/:id/`; HEAD maps to GET. */
export function nameOperation(method: string, url: string): string {
  const path = url.replace(/^\/api(?=\/)/, '');
  return `${method === 'HEAD' ? 'GET' : method} ${/[/]$|\.\w+$/.test(path) ? path : `${path}/`}`;
}

/** The endpoint that a route declares; throws for a route that does not declare who may call it. */
export function readEndpoint({ method, url, config = {}, schema }: RouteOptions): Endpoint {
  const [first = 'GET', ...others] = [method].flat();
  if (others.length > 0) throw new Error(`The methods of ${url} need a route each.`);
  const operation = nameOperation(first, url);
  const { access, operationId, summary } = config;
  if (!access || !operationId || !summary)
    throw new Error(
      `Nobody may use "${operation}" yet: its route needs { config: allow(access, operationId, summary) }, see server/src/http/access/allow.ts.`,
    );
  const declared = Object.keys(Object(schema?.response)).find((status) => status.startsWith('2'));
  const success = Number(declared ?? (operation.startsWith('GET ') ? 200 : 204));
  return { operation, access, operationId, summary, success };
}

export interface PlatformGuards {
  /** The guard of operations for teams. */
  readonly requireTeam: onRequestAsyncHookHandler;
  /** Returns the guard of operations for the pages of one document. */
  readonly requireDocument: (document: DocumentName) => onRequestAsyncHookHandler;
}

/**
 * Guards and collects every route registered in this scope from now on: denied by default, open as far as the
 * route declares.
 */
export function guardRoutes(scope: FastifyInstance, { requireTeam, requireDocument }: PlatformGuards): void {
  const guards: Guards = { ...SESSION_GUARDS, team: requireTeam };
  const inDocument = new Map<DocumentName, onRequestAsyncHookHandler>();
  const findDocumentGuard = (document: DocumentName) => {
    const guard = inDocument.get(document) ?? requireDocument(document);
    inDocument.set(document, guard);
    return guard;
  };
  scope.addHook('onRoute', (route: RouteOptions) => {
    const endpoint = readEndpoint(route);
    scope.endpoints.set(endpoint.operation, endpoint);
    const document = route.config?.document ?? (endpoint.access === 'operator' ? 'operator' : undefined);
    const wanted = [guards[endpoint.access], document && findDocumentGuard(document)];
    const own = [route.onRequest ?? []].flat();
    // Fastify derives the HEAD route from the GET route, including its guards.
    const missing = wanted.filter((guard) => guard !== undefined).filter((guard) => !own.includes(guard));
    if (missing.length > 0) route.onRequest = [...missing, ...own];
  });
}
