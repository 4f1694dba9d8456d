import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  Approval,
  ApprovalSignature,
  ApprovalToSign,
  Approver,
  IdParams,
  Invitation,
  InvitationBody,
  JoiningBody,
  RebuildBody,
} from '@metier/sdk/contract';
import { Type } from 'typebox';
import { allow } from '../../http/access/allow';
import { originOf } from '../../http/session/origin';
import { readApproval, readApprovals, signApproval } from '../custody/approvals.service';
import { joinAsApprover, openInvitation, readApprovers } from '../custody/approvers.service';
import { recordRebuild } from '../custody/rebuilds.service';
import { assertRemote, readTeam } from './team-auth';

const approversRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { dependencies } = app;

  app.get(
    '/',
    {
      config: allow('team', 'listApprovers', 'Who may approve releases, tokens and paths'),
      schema: { response: { 200: Type.Array(Approver) } },
    },
    () => readApprovers(dependencies),
  );

  app.post(
    '/invitation/',
    {
      config: allow(
        'public',
        'openInvitation',
        'Whose invitation a code is, and what a passkey for it needs',
      ),
      schema: { body: InvitationBody, response: { 200: Invitation } },
    },
    (request) => openInvitation(dependencies, request.body.code, originOf(request), request.ip),
  );

  app.post(
    '/',
    {
      config: allow('public', 'joinAsApprover', 'Accept an invitation with a passkey'),
      schema: { body: JoiningBody, response: { 201: Approver } },
    },
    async (request, reply) =>
      reply.code(201).send(await joinAsApprover(dependencies, request.body, originOf(request), request.ip)),
  );
};

/** Endpoints of what persons approve. */
export const approvalsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { dependencies } = app;
  await app.register(approversRoutes, { prefix: '/approvers' });

  app.get(
    '/approvals/',
    {
      config: allow('team', 'listApprovals', 'What waits for the approval of a person'),
      schema: { response: { 200: Type.Array(Approval) } },
    },
    (request) => readApprovals(dependencies, readTeam(request).remote),
  );

  app.get(
    '/approvals/:id/',
    {
      config: allow('team', 'getApproval', 'What is new in it, and what a browser needs to sign it'),
      schema: { params: IdParams, response: { 200: ApprovalToSign } },
    },
    (request) => readApproval(dependencies, request.params.id, readTeam(request).remote, originOf(request)),
  );

  app.put(
    '/approvals/:id/',
    {
      config: allow('team', 'signApproval', 'Approve it with a passkey'),
      schema: { params: IdParams, body: ApprovalSignature, response: { 200: Approval } },
    },
    (request) => signApproval(dependencies, request.params.id, readTeam(request).remote, request.body),
  );

  app.post(
    '/rebuilds/',
    {
      config: allow(
        'team',
        'recordRebuild',
        'Say that a release was built a second time, with the same bytes',
      ),
      schema: { body: RebuildBody, response: { 204: Type.Null() } },
    },
    async (request, reply) => {
      const team = readTeam(request);
      assertRemote(team, request.body.remote);
      await recordRebuild(dependencies, team, request.body);
      return reply.code(204).send(null);
    },
  );
};
