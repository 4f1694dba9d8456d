import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ConfirmedEmail, EmailConfirmationBody, Notice } from '@metier/sdk/contract';
import { allow } from '../../../http/access/allow';
import { readUser } from '../../../http/access/guards';
import { accountsTexts } from '../accounts.texts';
import { confirmEmail, resendConfirmation } from './email-confirmations.service';

export const emailConfirmationsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/',
    {
      config: allow('login', 'resendEmailConfirmation', 'Be mailed the link that confirms one’s address'),
      schema: { response: { 200: Notice } },
    },
    async (request) => {
      const { id, email } = readUser(request);
      await resendConfirmation(app.dependencies, id, request.ip);
      return { detail: accountsTexts.confirmationSent(email) };
    },
  );

  app.post(
    '/confirm/',
    {
      config: allow('public', 'confirmEmail', 'Confirm an address by its mailed link'),
      schema: { body: EmailConfirmationBody, response: { 200: ConfirmedEmail } },
    },
    (request) => confirmEmail(app.dependencies, request.body.token, request.ip),
  );
};
