import { ErrorReply } from '@metier/sdk/contract';
import { isRole } from '@metier/sdk/rules';
import type { FastifySchema, RouteOptions } from 'fastify';
import type { TSchema } from 'typebox';
import { readEndpoint, type Endpoint } from '../access/access';
import type { Access } from '../access/allow';
import { describeBodies } from './bodies';
import type { JsonSchema } from './document';

const errorTexts: Readonly<Record<number, string>> = {
  400: 'The request is malformed, or fields are not accepted.',
  401: 'Nobody is signed in.',
  403: 'Not for this account, or without the CSRF header.',
  404: 'It does not exist, or it belongs to somebody else.',
  409: 'Its present state does not allow this.',
  413: 'Too large.',
  415: 'Not a type of content that is accepted here.',
  429: 'Too many attempts; `Retry-After` tells the seconds to wait.',
  503: 'Busy; `Retry-After` tells the seconds to wait.',
};

/** Operations that are rate-limited by account and by address. */
const THROTTLED = /login|register|password|newsletter|alerts|reports/;

const COUNT_HEADERS = {
  'X-Total-Count': { type: 'integer', description: 'How many entries the whole list has.' },
  'X-Total-Count-Capped': {
    type: 'string',
    enum: ['true'],
    description: 'There when a list was not counted to its end: it has more entries than `X-Total-Count`.',
  },
  Link: { type: 'string', description: 'The first, previous, next and last page (RFC 8288).' },
};

const isUnsafe = (method: string) => method !== 'GET';

const REFERENCE = /^(regions|skills|advantages)$/;

/** Tags in reading order for a newcomer. */
export const TAGS = [
  'accounts',
  'jobs',
  'jobseekers',
  'jobproviders',
  'applications',
  'attachments',
  'messages',
  'reviews',
  'newsletter',
  'alerts',
  'reference',
  'releases',
] as const;

/** Tag of the module that serves the path. */
function nameTag(path: string): (typeof TAGS)[number] {
  const [, first = ''] = path.replace(/^\/auth/, '').split('/');
  if (path.includes('/review')) return 'reviews';
  if (first === 'events') return 'messages';
  if (first === 'application-documents') return 'applications';
  if (first === 'reports') return 'releases';
  if (REFERENCE.test(first)) return 'reference';
  return TAGS.find((tag) => tag === first) ?? 'accounts';
}

function listErrors({ operation, access }: Endpoint): number[] {
  const [method = '', path = ''] = operation.split(' ');
  const unsafe = isUnsafe(method);
  const isThere = {
    400: true,
    401: access !== 'public' || /\blogin\/$/.test(operation),
    403: unsafe || isRole(access),
    404: unsafe || path.includes(':') || path === '/releases/sbom/',
    409: unsafe,
    413: unsafe,
    415: unsafe,
    429: path === '/events/' || (unsafe && THROTTLED.test(path)),
    503: true,
  };
  return Object.entries(isThere).flatMap(([status, is]) => (is ? [Number(status)] : []));
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Data schema of each event kind, for a route that responds with an event stream. */
    events?: Readonly<Record<string, TSchema>>;
  }
}

const describeEvents = (events: Readonly<Record<string, TSchema>>): JsonSchema => ({
  description: `Server-sent events until the session ends: ${Object.keys(events).join(', ')}. Their data is JSON.`,
  content: { 'text/event-stream': { schema: { type: 'string', 'x-events': events } } },
});

function describeSuccess(success: number, given: FastifySchema['response']): Record<string, JsonSchema> {
  const replies = Object.entries(Object(given) as Record<string, JsonSchema>);
  if (replies.length > 0)
    return Object.fromEntries(replies.map(([status, schema]) => [status, reply(schema)]));
  return { [success]: success === 204 ? { type: 'null', description: 'Done.' } : FILE };
}

const FILE = {
  description: 'The file.',
  content: { '*/*': { schema: { type: 'string', format: 'binary' } } },
};

const reply = (schema: JsonSchema): JsonSchema => ({
  description: 'Done.',
  ...(schema.type === 'array' && { headers: COUNT_HEADERS }),
  ...(schema.type === 'null' ? { type: 'null' } : { content: { 'application/json': { schema } } }),
});

/** Required credentials: the session cookie, and for writes the CSRF cookie's value in a header. */
function listSecurity(needsCsrf: boolean, access: Access): Record<string, string[]>[] {
  if (access === 'team') return [{ team: [] }, { platform: [], ...(needsCsrf && { csrf: [] }) }];
  const needs: Record<string, string[]> = {
    ...(access !== 'public' && { session: [] }),
    ...(needsCsrf && { csrf: [] }),
  };
  return Object.keys(needs).length > 0 ? [needs] : [];
}

/** Describes a route for OpenAPI: full path, schema and what it declares. */
export function describeOperation(route: RouteOptions): { url: string; schema: FastifySchema } {
  if (!route.config?.access || route.schema?.hide) return { url: route.url, schema: { hide: true } };
  const endpoint = readEndpoint(route);
  const { access, operationId, summary, success } = endpoint;
  const [method = '', path = ''] = endpoint.operation.split(' ');
  const errors = listErrors(endpoint).map((status) => [
    status,
    { description: errorTexts[status], content: { 'application/json': { schema: ErrorReply } } },
  ]);
  const { bodies, events, csrf } = route.config;
  const schema = {
    ...route.schema,
    ...(bodies && { body: describeBodies(bodies) }),
    operationId,
    summary,
    tags: [nameTag(path)],
    security: listSecurity(isUnsafe(method) && !csrf, access),
    response: {
      ...(events ? { 200: describeEvents(events) } : describeSuccess(success, route.schema?.response)),
      ...Object.fromEntries(errors),
    },
  };
  return { url: `/api${path}`, schema };
}
