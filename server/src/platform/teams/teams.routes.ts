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
} from '@metier/sdk/contract';
import { Type } from 'typebox';
import { refuse } from '../../errors';
import { cookieOptions } from '../../http/session/cookie-options';
import { releasesTexts } from '../store/releases.texts';
import { allow } from '../../http/access/allow';
import { setPageHeaders, readSlice } from '../../http/input/pages';
import { approvalsRoutes } from './approvals.routes';
import { readAudit } from '../store/audit.service';
import { grantPath, readGrants, revokeGrant } from './path-grants.service';
import { findTeamByToken, readTeam } from './team-auth';
import { createToken, endToken, readTokens } from './tokens.service';

const tokensRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { dependencies } = app;

  app.get(
    '/tokens/',
    {
      config: allow('team', 'listTokens', 'The teams’ tokens, for operators'),
      schema: { response: { 200: Type.Array(TeamToken) } },
    },
    (request) => readTokens(dependencies, readTeam(request)),
  );

  app.post(
    '/tokens/',
    {
      config: allow('team', 'createToken', 'Make a token for a team, for operators'),
      schema: { body: TeamTokenBody, response: { 201: NewTeamToken } },
    },
    async (request, reply) =>
      reply.code(201).send(await createToken(dependencies, readTeam(request), request.body)),
  );

  app.delete(
    '/tokens/:id/',
    {
      config: allow('team', 'endToken', 'End a team’s token, for operators'),
      schema: { params: IdParams, response: { 204: Type.Null() } },
    },
    async (request, reply) => {
      await endToken(dependencies, readTeam(request), request.params.id);
      return reply.code(204).send(null);
    },
  );
};

const pathsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { dependencies } = app;

  app.get(
    '/paths/',
    {
      config: allow('team', 'listPathGrants', 'Which remote may claim which paths'),
      schema: { response: { 200: Type.Array(PathGrantReply) } },
    },
    () => readGrants(dependencies),
  );

  app.post(
    '/paths/',
    {
      config: allow('team', 'grantPath', 'Let a remote claim a path, for operators'),
      schema: { body: PathGrantBody, response: { 201: PathGrantReply } },
    },
    async (request, reply) =>
      reply.code(201).send(await grantPath(dependencies, readTeam(request), request.body)),
  );

  app.delete(
    '/paths/:id/',
    {
      config: allow('team', 'revokePath', 'Take a path from a remote, for operators'),
      schema: { params: IdParams, response: { 204: Type.Null() } },
    },
    async (request, reply) => {
      await revokeGrant(dependencies, readTeam(request), request.params.id);
      return reply.code(204).send(null);
    },
  );
};

/** Endpoints of a team's rights: tokens, granted paths, the audit and the session. */
export const teamsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { dependencies } = app;

  await app.register(approvalsRoutes);
  await app.register(tokensRoutes);
  await app.register(pathsRoutes);

  app.post(
    '/session/',
    {
      config: allow('public', 'openTeamSession', 'Show a token for /platform'),
      schema: { body: TeamSessionBody, response: { 200: TeamSession } },
    },
    async (request) => {
      const team = await findTeamByToken(dependencies, request.body.token);
      if (!team) throw refuse.field('token', releasesTexts.wrongToken);
      return { name: team.name, remote: team.remote };
    },
  );

  app.delete(
    '/session/',
    { config: allow('public', 'endTeamSession', 'Remove the cookie that earlier versions have set') },
    async (_request, reply) => {
      reply.clearCookie('platform', cookieOptions(dependencies.config));
      return reply.code(204).send();
    },
  );

  app.get(
    '/session/',
    {
      config: allow('team', 'getTeamSession', 'Whose token it is, and what it is for'),
      schema: { response: { 200: TeamSession } },
    },
    (request) => {
      const { name, remote } = readTeam(request);
      return { name, remote };
    },
  );

  app.get(
    '/audit/',
    {
      config: allow('team', 'listAudit', 'What was done and what was refused'),
      schema: { querystring: PageQuery, response: { 200: Type.Array(AuditEntry) } },
    },
    async (request, reply) => {
      const { items, total } = await readAudit(dependencies, readTeam(request).remote, request.query);
      setPageHeaders(request, reply, readSlice(request.query), total);
      return items;
    },
  );
};
