import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  FactorChangeBody,
  IdParams,
  Passkey,
  PasskeyBody,
  PasskeyLoginBody,
  PasskeyOptions,
  PasskeyPatch,
  User,
} from '@metier/sdk/contract';
import { Type } from 'typebox';
import { allow } from '../../../http/access/allow';
import { readUser } from '../../../http/access/guards';
import { originOf } from '../../../http/session/origin';
import { openAfterLogin } from '../accounts.routes';
import { checkPasskeyLogin, startPasskeyLogin } from './passkey-login.service';
import { addPasskey, listPasskeys, removePasskey, renamePasskey, startPasskey } from './passkeys.service';
import { readAccountSource } from '../read-account-source';

export const passkeysRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/',
    {
      config: allow('login', 'listPasskeys', 'One’s passkeys'),
      schema: { response: { 200: Type.Array(Passkey) } },
    },
    (request) => listPasskeys(app.dependencies, readUser(request).id),
  );

  app.post(
    '/options/',
    {
      config: allow('login', 'startPasskey', 'What the browser needs to make a passkey', 'account'),
      schema: { body: FactorChangeBody, response: { 200: PasskeyOptions } },
    },
    (request) => startPasskey(app.dependencies, readAccountSource(request), request.body),
  );

  app.post(
    '/',
    {
      config: allow('login', 'addPasskey', 'Add the passkey that the browser has made', 'account'),
      schema: { body: PasskeyBody, response: { 201: Passkey } },
    },
    async (request, reply) => {
      const source = readAccountSource(request);
      return reply.code(201).send(await addPasskey(app.dependencies, source, request.body));
    },
  );

  app.patch(
    '/:id/',
    {
      config: allow('login', 'renamePasskey', 'Rename a passkey', 'account'),
      schema: { params: IdParams, body: PasskeyPatch, response: { 200: Passkey } },
    },
    (request) => renamePasskey(app.dependencies, readUser(request).id, request.params.id, request.body.name),
  );

  app.post(
    '/:id/remove/',
    {
      config: allow('login', 'removePasskey', 'Remove a passkey', 'account'),
      schema: { params: IdParams, body: FactorChangeBody },
    },
    async (request, reply) => {
      const { params, body } = request;
      await removePasskey(app.dependencies, readAccountSource(request), params.id, body);
      return reply.code(204).send();
    },
  );
};

export const passkeyLoginRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/options/',
    {
      config: allow('public', 'startPasskeyLogin', 'What the browser needs to log in with a passkey'),
      schema: { response: { 200: PasskeyOptions } },
    },
    (request) => startPasskeyLogin(app.dependencies, originOf(request), request.ip),
  );

  app.post(
    '/',
    {
      config: allow('public', 'loginWithPasskey', 'Open a session with a passkey'),
      schema: { body: PasskeyLoginBody, response: { 200: User } },
    },
    async (request, reply) => {
      const { response } = request.body;
      const user = await checkPasskeyLogin(app.dependencies, response, originOf(request), request.ip);
      return openAfterLogin(request, reply, { user, hasSecondFactor: true });
    },
  );
};
