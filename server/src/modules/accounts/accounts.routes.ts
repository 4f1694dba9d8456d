import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CurrentUser, LoginBody, RegisterBody, RegisterForm, User } from '@metier/shared/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../../errors';
import { pictureAddress } from '../../files/addresses';
import { profilePicturePolicy } from '../../files/upload-policies';
import { readUser } from '../../http/guards';
import { closeSession, openSession, type SessionUser } from '../../http/session';
import { withForm } from '../../http/uploads';
import { validateInput } from '../../http/validate-input';
import type { UserRow } from './accounts.repository';
import { checkLogin } from './accounts.service';
import { accountsTexts } from './accounts.texts';
import { readSource, rememberDevice } from './device-cookie';
import { registerUser, reviseRegistration, type Registration } from './registrations.service';

const REGISTER_FILES = { profile_picture: profilePicturePolicy };
const REGISTER_SCREEN = { form: RegisterForm, files: REGISTER_FILES };

export const accountsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post('/login/', { schema: { body: LoginBody, response: { 200: User } } }, async (request, reply) => {
    const user = await checkLogin(app.parts, request.body, readSource(request));
    await enter(request, reply, user);
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

  app.post(
    '/register/',
    { config: { bodies: { json: RegisterBody, ...REGISTER_SCREEN } }, schema: { response: { 201: User } } },
    async (request, reply) => {
      const user = await (request.isMultipart() ? registerByForm(request) : registerByJson(request));
      await enter(request, reply, user);
      return reply.code(201).send(toUser(user));
    },
  );

  app.put(
    '/register/',
    { config: { bodies: REGISTER_SCREEN }, schema: { response: { 200: User } } },
    async (request) =>
      toUser(
        await withRegistration(request, (registration) =>
          reviseRegistration(app.parts, readUser(request), registration),
        ),
      ),
  );
};

/** Opens the user's session in a browser, which is a known device from now on. */
async function enter(request: FastifyRequest, reply: FastifyReply, user: UserRow): Promise<void> {
  await openSession(request, reply, user.id);
  rememberDevice(request, reply, user);
}

const registerByForm = (request: FastifyRequest): Promise<UserRow> =>
  withRegistration(request, (registration) => registerUser(request.server.parts, registration));

/** Reads the form of the register screen. */
function withRegistration(
  request: FastifyRequest,
  work: (registration: Registration) => Promise<UserRow>,
): Promise<UserRow> {
  return withForm(request, REGISTER_FILES, ({ fields, files }) => {
    const { account_type: accountType, ...account } = validateInput(request, RegisterForm, fields);
    const picture = files.profile_picture;
    return work({ ...account, accountType, passwordField: 'password', picture });
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
