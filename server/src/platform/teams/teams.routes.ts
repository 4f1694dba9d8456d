import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  AuditEntry,
  IdParams,
  NewTeamToken,
  PageQuery,
  PathGrantBody,
  PathGrantReply,
  TeamSession,
  TeamSessionBody,
  TeamToken,
  TeamTokenBody,
} from '@metier/shared/contract';
import { Type } from 'typebox';
import { refuse } from '../../errors';
import { setPageHeaders, readSlice } from '../../http/input/pages';
import { readAudit } from '../releases/audit.service';
import { grantPath, readGrants, revokeGrant } from './path-grants.service';
import { releasesTexts } from '../releases/releases.texts';
import { clearTeamCookie, findTeamByToken, readTeam, setTeamCookie } from './team-auth';
import { createToken, endToken, readTokens } from './tokens.service';

/** Endpoints of a team's rights: tokens, granted paths, the audit and the session. */
export const teamsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { parts } = app;

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
