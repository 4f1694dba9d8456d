import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  AuditEntry,
  Channel,
  GateBody,
  GateReply,
  IdParams,
  Move,
  MoveBody,
  NewTeamToken,
  PageQuery,
  PathGrantBody,
  PathGrantReply,
  Release,
  ReleaseName,
  StatusReply,
  TeamSession,
  TeamSessionBody,
  TeamToken,
  TeamTokenBody,
  Train,
  TrainBody,
  TrainRollbackBody,
} from '@metier/shared/contract';
import { Type } from 'typebox';
import { refuse } from '../../errors';
import { readOpenapi } from '../../http/openapi/register-openapi';
import { setPageHeaders, readSlice } from '../../http/pages';
import { RELEASE_LIMITS } from './archive';
import { readAudit } from './audit.service';
import { checkDeployment } from './gate.service';
import { moveRelease, readMoves } from './moves.service';
import { grantPath, readGrants, revokeGrant } from './path-grants.service';
import { publishArchive } from './publish.service';
import { readReleases } from './releases.service';
import { releasesTexts } from './releases.texts';
import { readStatus } from './status.service';
import { clearTeamCookie, findTeamByToken, readTeam, setTeamCookie } from './team-auth';
import { createToken, endToken, readTokens } from './tokens.service';
import { promoteTrain, rollBackTrain } from './trains.service';

const ReleasesQuery = Type.Object({ ...PageQuery.properties, remote: Type.Optional(ReleaseName) });
const MovesQuery = Type.Object({ ...ReleasesQuery.properties, channel: Type.Optional(Channel) });

/** Endpoints of the release registry. */
export const releasesRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { parts } = app;
  // The service reads the archive as a stream.
  app.addContentTypeParser(['application/gzip', 'application/x-gzip'], (_request, _body, done) => done(null));

  app.post(
    '/',
    {
      schema: { response: { 201: Release } },
      config: { bodies: { isArchive: true } },
      bodyLimit: RELEASE_LIMITS.allBytes,
    },
    async (request, reply) => {
      if (!/^application\/(x-)?gzip\b/.test(request.headers['content-type'] ?? ''))
        throw refuse.unsupported();
      return reply.code(201).send(await publishArchive(parts, readTeam(request), request.raw));
    },
  );

  app.get(
    '/',
    { schema: { querystring: ReleasesQuery, response: { 200: Type.Array(Release) } } },
    async (request, reply) => {
      const { items, total } = await readReleases(parts, request.query);
      setPageHeaders(request, reply, readSlice(request.query), total);
      return items;
    },
  );

  app.get('/status/', { schema: { response: { 200: StatusReply } } }, () =>
    readStatus(parts, readOpenapi(app)),
  );

  app.post('/check/', { schema: { body: GateBody, response: { 200: GateReply } } }, (request) =>
    checkDeployment(parts, readOpenapi(app), request.body),
  );

  app.post('/moves/', { schema: { body: MoveBody, response: { 201: Move } } }, async (request, reply) => {
    const mover = { team: readTeam(request), api: readOpenapi(app) };
    return reply.code(201).send(await moveRelease(parts, mover, request.body));
  });

  app.get(
    '/moves/',
    { schema: { querystring: MovesQuery, response: { 200: Type.Array(Move) } } },
    async (request, reply) => {
      const { items, total } = await readMoves(parts, request.query);
      setPageHeaders(request, reply, readSlice(request.query), total);
      return items;
    },
  );

  app.post('/trains/', { schema: { body: TrainBody, response: { 201: Train } } }, async (request, reply) => {
    const mover = { team: readTeam(request), api: readOpenapi(app) };
    return reply.code(201).send(await promoteTrain(parts, mover, request.body));
  });

  app.post(
    '/trains/:id/rollback/',
    { schema: { params: IdParams, body: TrainRollbackBody, response: { 201: Train } } },
    async (request, reply) => {
      const mover = { team: readTeam(request), api: readOpenapi(app) };
      const train = await rollBackTrain(parts, mover, request.params.id, request.body);
      return reply.code(201).send(train);
    },
  );

  app.get('/tokens/', { schema: { response: { 200: Type.Array(TeamToken) } } }, (request) =>
    readTokens(parts, readTeam(request)),
  );

  app.post(
    '/tokens/',
    { schema: { body: TeamTokenBody, response: { 201: NewTeamToken } } },
    async (request, reply) => reply.code(201).send(await createToken(parts, readTeam(request), request.body)),
  );

  app.delete(
    '/tokens/:id/',
    { schema: { params: IdParams, response: { 204: Type.Null() } } },
    async (request, reply) => {
      await endToken(parts, readTeam(request), request.params.id);
      return reply.code(204).send(null);
    },
  );

  app.get('/paths/', { schema: { response: { 200: Type.Array(PathGrantReply) } } }, () => readGrants(parts));

  app.post(
    '/paths/',
    { schema: { body: PathGrantBody, response: { 201: PathGrantReply } } },
    async (request, reply) => reply.code(201).send(await grantPath(parts, readTeam(request), request.body)),
  );

  app.delete(
    '/paths/:id/',
    { schema: { params: IdParams, response: { 204: Type.Null() } } },
    async (request, reply) => {
      await revokeGrant(parts, readTeam(request), request.params.id);
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/audit/',
    { schema: { querystring: PageQuery, response: { 200: Type.Array(AuditEntry) } } },
    async (request, reply) => {
      const { items, total } = await readAudit(parts, readTeam(request), request.query);
      setPageHeaders(request, reply, readSlice(request.query), total);
      return items;
    },
  );

  app.post(
    '/session/',
    { schema: { body: TeamSessionBody, response: { 200: TeamSession } } },
    async (request, reply) => {
      const team = await findTeamByToken(parts, request.body.token);
      if (!team) throw refuse.field('token', releasesTexts.wrongToken);
      await setTeamCookie(reply, parts, team);
      return { name: team.name, remote: team.remote };
    },
  );

  app.get('/session/', { schema: { response: { 200: TeamSession } } }, (request) => {
    const { name, remote } = readTeam(request);
    return { name, remote };
  });

  app.delete('/session/', async (_request, reply) => {
    clearTeamCookie(reply, parts);
    return reply.code(204).send();
  });
};
