import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CurrentUser, LoginBody, RegisterBody, RegisterForm, User } from '@metier/shared/contract';
import type { FastifyRequest } from 'fastify';
import { refuse } from '../../errors';
import { pictureAddress } from '../../files/addresses';
import { profilePicturePolicy } from '../../files/upload-policies';
import { readUser } from '../../http/guards';
import { closeSession, openSession, type SessionUser } from '../../http/session';
import { withForm } from '../../http/uploads';
import { validateInput } from '../../http/validate-input';
import type { UserRow } from './accounts.repository';
import { checkLogin, registerUser } from './accounts.service';
import { accountsTexts } from './accounts.texts';

const REGISTER_FILES = { profile_picture: profilePicturePolicy };

export const accountsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post('/login/', { schema: { body: LoginBody, response: { 200: User } } }, async (request, reply) => {
    const user = await checkLogin(app.parts, request.body, request.ip);
    await openSession(request, reply, user.id);
    return toUser(user);
  });

  app.post('/logout/', async (request, reply) => {
    await closeSession(request, reply);
    return reply.code(204).send();
  });

  app.get('/me/', { schema: { response: { 200: User } } }, async (request) => toUser(readUser(request)));

  app.get('/current-user/', { schema: { response: { 200: CurrentUser } } }, async (request) => ({
    id: readUser(request).id,
  }));

  const bodies = { json: RegisterBody, form: RegisterForm, files: REGISTER_FILES };
  app.post(
    '/register/',
    { config: { bodies }, schema: { response: { 201: User } } },
    async (request, reply) => {
      const user = await (request.isMultipart() ? registerByForm(request) : registerByJson(request));
      await openSession(request, reply, user.id);
      return reply.code(201).send(toUser(user));
    },
  );
};

function registerByForm(request: FastifyRequest): Promise<UserRow> {
  return withForm(request, REGISTER_FILES, ({ fields, files }) => {
    const { account_type: accountType, ...account } = validateInput(request, RegisterForm, fields);
    return registerUser(request.server.parts, {
      ...account,
      accountType,
      passwordField: 'password',
      picture: files.profile_picture,
    });
  });
}

async function registerByJson(request: FastifyRequest): Promise<UserRow> {
  const body = validateInput(request, RegisterBody, request.body);
  const { username, email, password1: password, password2, account_type: accountType = 'job_seeker' } = body;
  if (password !== password2) throw refuse.field('password2', accountsTexts.passwordsDiffer);
  return registerUser(request.server.parts, {
    username,
    email,
    password,
    passwordField: 'password1',
    accountType,
  });
}

/** The user as the wire has them. */
export function toUser(user: UserRow | SessionUser): User {
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    account_type: user.accountType,
    profile_picture: pictureAddress(user.profilePictureId),
  };
}
