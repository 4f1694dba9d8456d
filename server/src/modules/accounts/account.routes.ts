import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  Account,
  AccountLanguageBody,
  EmailChangeBody,
  Notice,
  PasswordChangeBody,
} from '@metier/sdk/contract';
import { allow } from '../../http/access/allow';
import { readUser } from '../../http/access/guards';
import {
  cancelEmailChange,
  changePassword,
  getAccount,
  requestEmailChange,
  setLanguage,
} from './account.service';
import { accountsTexts } from './accounts.texts';
import { setDeviceCookie } from './device-cookie';
import { readAccountSource } from './read-account-source';

export const accountRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/',
    {
      config: allow('login', 'getAccount', 'Address and security of one’s account'),
      schema: { response: { 200: Account } },
    },
    (request) => getAccount(app.dependencies, readUser(request).id),
  );

  app.put(
    '/email/',
    {
      config: allow('login', 'requestEmailChange', 'Be mailed a link to a new address', 'account'),
      schema: { body: EmailChangeBody, response: { 200: Notice } },
    },
    async (request) => {
      await requestEmailChange(app.dependencies, readAccountSource(request), request.body);
      return { detail: accountsTexts.confirmationSent(request.body.email) };
    },
  );

  app.delete(
    '/email/',
    { config: allow('login', 'cancelEmailChange', 'Keep the current address') },
    async (request, reply) => {
      await cancelEmailChange(app.dependencies, readUser(request).id);
      return reply.code(204).send();
    },
  );

  app.put(
    '/language/',
    {
      config: allow('login', 'setAccountLanguage', 'Choose the language of pages and mails'),
      schema: { body: AccountLanguageBody },
    },
    async (request, reply) => {
      await setLanguage(app.dependencies, readUser(request).id, request.body);
      return reply.code(204).send();
    },
  );

  app.put(
    '/password/',
    {
      config: allow('login', 'changePassword', 'Set a new password', 'account'),
      schema: { body: PasswordChangeBody },
    },
    async (request, reply) => {
      const account = await changePassword(app.dependencies, readAccountSource(request), request.body);
      // The new password has invalidated this browser's device mark, too.
      setDeviceCookie(request, reply, account);
      return reply.code(204).send();
    },
  );
};
