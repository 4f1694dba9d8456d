import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { AccountData, DataExport, DeletionBody, IdParams } from '@metier/sdk/contract';
import { allow } from '../../http/access/allow';
import { readUser } from '../../http/access/guards';
import { languageOfDownload } from '../../http/language/request-language';
import { describeDisposition } from '../../http/response/downloads';
import { runInLanguage } from '../../languages/current-language';
import { keepAccount, requestDeletion } from '../account-deletion/account-deletion.service';
import { getAccountData, openExport, requestExport } from './account-data.service';

/** `/auth/me/data/`: the account's exports, and its deletion. A locked account can still export. */
export const accountDataRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/',
    {
      config: {
        ...allow('login', 'getAccountData', 'One’s exports, and the planned deletion of one’s account'),
        isForLocked: true,
      },
      schema: { response: { 200: AccountData } },
    },
    (request) => getAccountData(app.dependencies, readUser(request)),
  );

  app.post(
    '/exports/',
    {
      config: {
        ...allow('login', 'requestExport', 'Collect everything about oneself', 'account'),
        isForLocked: true,
      },
      schema: { response: { 201: DataExport } },
    },
    async (request, reply) => reply.code(201).send(await requestExport(app.dependencies, readUser(request))),
  );

  app.get(
    '/exports/:id/',
    {
      config: { ...allow('login', 'downloadExport', 'The archive of an export'), isForLocked: true },
      schema: { params: IdParams },
    },
    async (request, reply) => {
      const { content, size, readName } = await openExport(
        app.dependencies,
        readUser(request),
        request.params.id,
      );
      const name = runInLanguage(languageOfDownload(request), readName);
      return reply
        .headers({
          'cache-control': 'private, no-store',
          'content-disposition': describeDisposition('attachment', name),
          ...(size !== undefined && { 'content-length': size }),
          'x-content-type-options': 'nosniff',
        })
        .type('application/zip')
        .send(content);
    },
  );

  app.post(
    '/deletion/',
    {
      config: {
        ...allow(
          'login',
          'requestDeletion',
          'Delete one’s account after a time to change one’s mind',
          'account',
        ),
        isForLocked: true,
      },
      schema: { body: DeletionBody, response: { 200: AccountData } },
    },
    async (request) => {
      const source = { password: request.body.password, sessionKey: request.sessionKey ?? '' };
      await requestDeletion(app.dependencies, readUser(request), source);
      return getAccountData(app.dependencies, readUser(request));
    },
  );

  app.delete(
    '/deletion/',
    {
      config: { ...allow('login', 'keepAccount', 'Keep one’s account after all'), isForLocked: true },
    },
    async (request, reply) => {
      await keepAccount(app.dependencies, readUser(request));
      return reply.code(204).send();
    },
  );
};
