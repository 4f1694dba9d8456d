import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Notice, PasswordResetBody, PasswordResetConfirmBody } from '@metier/sdk/contract';
import { allow } from '../../../http/access/allow';
import { closeSession } from '../../../http/session/session';
import { accountsTexts } from '../accounts.texts';
import { readSource, setDeviceCookie } from '../device-cookie';
import { confirmPasswordReset, requestPasswordReset } from './password-resets.service';

export const passwordResetsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/',
    {
      config: allow('public', 'requestPasswordReset', 'Be mailed a link to a new password'),
      schema: { body: PasswordResetBody, response: { 200: Notice } },
    },
    async (request) => {
      await requestPasswordReset(app.dependencies, request.body.email, readSource(request));
      return { detail: accountsTexts.resetAsked };
    },
  );

  app.post(
    '/confirm/',
    {
      config: allow('public', 'confirmPasswordReset', 'Set a new password by a mailed link'),
      schema: { body: PasswordResetConfirmBody },
    },
    async (request, reply) => {
      const user = await confirmPasswordReset(app.dependencies, request.body, request.ip);
      // This browser's session has ended with the others: clear its cookies.
      if (request.user?.id === user.id) await closeSession(request, reply);
      setDeviceCookie(request, reply, user);
      return reply.code(204).send();
    },
  );
};
