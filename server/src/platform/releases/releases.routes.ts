import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  GateBody,
  GateReply,
  PageQuery,
  Release,
  ReleaseName,
  StatusReply,
  UsageReply,
} from '@metier/sdk/contract';
import { Type } from 'typebox';
import { allow } from '../../http/access/allow';
import { refuse } from '../../errors';
import { readOpenapi } from '../../http/openapi/register-openapi';
import { setPageHeaders, readSlice } from '../../http/input/pages';
import { RELEASE_LIMITS } from '../store/archive';
import { checkDeployment } from '../gate/gate.service';
import { movesRoutes } from './moves.routes';
import { packagesRoutes } from './packages.routes';
import { publishArchive } from './publish.service';
import { readReleases } from './releases.service';
import { readStatus } from './status.service';
import { readUsage } from './usage.service';
import { readTeam } from '../teams/team-auth';
import { teamsRoutes } from '../teams/teams.routes';

const ReleasesQuery = Type.Object({ ...PageQuery.properties, remote: Type.Optional(ReleaseName) });

/** What goes: an operation by its id, a remote or a release. */
const UsageQuery = Type.Object({ without: Type.Optional(Type.String({ minLength: 1, maxLength: 120 })) });

export const releasesRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { dependencies } = app;
  // The service reads the archive as a stream.
  app.addContentTypeParser(['application/gzip', 'application/x-gzip'], (_request, _body, done) => done(null));

  app.post(
    '/',
    {
      schema: { response: { 201: Release } },
      config: {
        ...allow('team', 'publishRelease', 'Publish a release of one’s remote'),
        bodies: { isArchive: true },
      },
      bodyLimit: RELEASE_LIMITS.allBytes,
    },
    async (request, reply) => {
      if (!/^application\/(x-)?gzip\b/.test(request.headers['content-type'] ?? ''))
        throw refuse.unsupported();
      return reply.code(201).send(await publishArchive(dependencies, readTeam(request), request.raw));
    },
  );

  app.get(
    '/',
    {
      config: allow('team', 'listReleases', 'The releases that are kept'),
      schema: { querystring: ReleasesQuery, response: { 200: Type.Array(Release) } },
    },
    async (request, reply) => {
      const { items, total } = await readReleases(dependencies, request.query);
      setPageHeaders(request, reply, readSlice(request.query), total);
      return items;
    },
  );

  app.get(
    '/status/',
    {
      config: allow('team', 'getReleaseStatus', 'What is live, with rollouts and health'),
      schema: { response: { 200: StatusReply } },
    },
    () => readStatus(dependencies, readOpenapi(app)),
  );

  app.get(
    '/usage/',
    {
      config: allow(
        'team',
        'getReleaseUsage',
        'Which releases call which operations, and what breaks without one',
      ),
      schema: { querystring: UsageQuery, response: { 200: UsageReply } },
    },
    (request) => readUsage(dependencies, readOpenapi(app), request.query.without),
  );

  app.post(
    '/check/',
    {
      config: allow('team', 'checkRelease', 'Ask whether a release can be deployed'),
      schema: { body: GateBody, response: { 200: GateReply } },
    },
    (request) => checkDeployment(dependencies, readOpenapi(app), request.body),
  );

  await app.register(packagesRoutes);
  await app.register(movesRoutes);
  await app.register(teamsRoutes);
};
