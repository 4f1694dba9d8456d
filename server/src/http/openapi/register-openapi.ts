import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { allow } from '../access/allow';
import { PERMISSIONS } from '../response/security-headers';
import { describeOperation, TAGS } from './describe-operation';
import type { ApiDocument } from './document';
import { nameSchemas } from './name-schemas';

const SECURITY = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'sessionid',
    description: 'Set by logging in or registering; `__Host-sessionid` over https.',
  },
  csrf: {
    type: 'apiKey',
    in: 'header',
    name: 'X-CSRFToken',
    description: 'The value of the cookie `csrftoken`, which any answer sets that came without it.',
  },
  team: { type: 'http', scheme: 'bearer', description: 'A token for releases.' },
  platform: {
    type: 'apiKey',
    in: 'cookie',
    name: 'platform',
    description: 'Set by showing a token for releases.',
  },
} as const;

/** Collects the routes registered from now on, and serves their documentation at `/docs`. */
export async function registerOpenapi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Metier',
        version: '1.0.0',
        description:
          'The job marketplace. Paths end in a slash and are answered without it too; every answer has `X-Request-Id`.',
      },
      tags: TAGS.map((name) => ({ name })),
      components: { securitySchemes: SECURITY },
    },
    convertConstToEnum: false,
    transform: ({ route }) => describeOperation(route),
    transformObject: (document) => {
      if (!('openapiObject' in document)) return document.swaggerObject;
      const { openapiObject } = document;
      const { paths, schemas } = nameSchemas(openapiObject.paths);
      return { ...openapiObject, paths, components: { ...openapiObject.components, schemas } } as object;
    },
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    theme: { title: 'Metier API' },
    // Without the library's top bar, because there is only one description.
    uiConfig: { layout: 'BaseLayout' },
    uiHooks: { onRequest: async (_request, reply) => void reply.headers(PERMISSIONS) },
  });
}

/** OpenAPI document of every operation, as served at `/api/openapi.json`; the app must be ready. */
export const readOpenapi = (app: FastifyInstance) => app.swagger() as unknown as ApiDocument;

export async function openapiRoutes(scope: FastifyInstance): Promise<void> {
  // Serialized once: the document never changes, and is large enough for a crowd to keep the server busy with it.
  let text: string | undefined;
  scope.get(
    '/openapi.json',
    { config: allow('public', 'getOpenapi', 'This description'), schema: { hide: true } },
    async (_request, reply) => {
      text ??= JSON.stringify(readOpenapi(scope));
      return reply.type('application/json; charset=utf-8').send(text);
    },
  );
}
