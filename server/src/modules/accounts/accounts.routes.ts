import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CurrentUser, LoginBody, RegisterBody, RegisterForm, ReviseForm, User } from '@metier/sdk/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { allow } from '../../http/access/allow';
import { refuse } from '../../errors';
import { pictureAddress } from '../../files/addresses';
import { profilePicturePolicy } from '../../files/upload-policies';
import { readUser } from '../../http/access/guards';
import {
  closeSession,
  findRequestedDeletion,
  openSession,
  type SessionUser,
} from '../../http/session/session';
import { withForm, type Form } from '../../http/input/uploads';
import { validateInput } from '../../http/input/validate-input';
import type { UserRow } from './accounts.repository';
import { checkLogin, type Login } from './accounts.service';
import { accountsTexts } from './accounts.texts';
import { readSource, setDeviceCookie } from './device-cookie';
import { mailNewDevice } from './mail-new-device';
import { correctRegistration } from './corrections.service';
import { readAccountSource } from './read-account-source';
import { limitRegistrations } from './registrations/registration-limits';
import { registerUser, type Registration } from './registrations/registrations.service';

const REGISTER_FILES = { profile_picture: profilePicturePolicy };
const REGISTER_SCREEN = { form: RegisterForm, files: REGISTER_FILES };
const REVISE_SCREEN = { form: ReviseForm, files: REGISTER_FILES };

export const accountsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/login/',
    {
      config: allow('public', 'login', 'Open a session'),
      schema: { body: LoginBody, response: { 200: User } },
    },
    async (request, reply) => {
      const login = await checkLogin(app.dependencies, request.body, readSource(request));
      return openAfterLogin(request, reply, login);
    },
  );

  app.post('/logout/', { config: allow('public', 'logout', 'End the session') }, async (request, reply) => {
    await closeSession(request, reply);
    return reply.code(204).send();
  });

  app.get(
    '/me/',
    {
      config: { ...allow('login', 'getMe', 'The signed-in user'), isForLocked: true },
      schema: { response: { 200: User } },
    },
    async (request) => toUser(readUser(request)),
  );

  app.get(
    '/current-user/',
    {
      config: { ...allow('login', 'getCurrentUser', 'The id of the signed-in user'), isForLocked: true },
      schema: { response: { 200: CurrentUser } },
    },
    async (request) => ({
      id: readUser(request).id,
    }),
  );

  app.post(
    '/register/',
    {
      config: {
        ...allow('public', 'register', 'Make an account and open its session'),
        bodies: { json: RegisterBody, ...REGISTER_SCREEN },
      },
      schema: { response: { 201: User } },
    },
    async (request, reply) => {
      await limitRegistrations(app.dependencies, request.ip);
      const user = await (request.isMultipart() ? registerByForm(request) : registerByJson(request));
      return reply.code(201).send(await startSession(request, reply, { user, hasSecondFactor: false }));
    },
  );

  app.put(
    '/register/',
    {
      config: {
        ...allow('login', 'reviseRegistration', 'Correct an account that has no profile yet'),
        bodies: REVISE_SCREEN,
      },
      schema: { response: { 200: User } },
    },
    async (request, reply) => {
      await limitRegistrations(app.dependencies, request.ip);
      const user = await reviseByForm(request);
      // The new password has invalidated this browser's device mark, too.
      setDeviceCookie(request, reply, user);
      return toUser(user);
    },
  );
};

/** `startSession` for a login, which is mailed when the account was not used in this browser before. */
export async function openAfterLogin(
  request: FastifyRequest,
  reply: FastifyReply,
  login: Login,
): Promise<User> {
  const isKnown = readSource(request).findDevice(login.user) !== undefined;
  const user = await startSession(request, reply, login);
  const { dependencies } = request.server;
  if (!isKnown) await mailNewDevice(dependencies, login.user, request.headers['user-agent']);
  return user;
}

/** Opens a session and marks the browser as a known device; returns the user for the API. */
async function startSession(
  request: FastifyRequest,
  reply: FastifyReply,
  { user, hasSecondFactor }: Login,
): Promise<User> {
  await openSession(request, reply, { userId: user.id, hasSecondFactor });
  request.log.info({ account: user.id, hasSecondFactor }, 'a session was opened');
  setDeviceCookie(request, reply, user);
  return toUser(user, await findRequestedDeletion(request.server.dependencies, user.id));
}

/** Reads the form of the register screen. */
const registerByForm = (request: FastifyRequest): Promise<UserRow> =>
  withForm(request, REGISTER_FILES, ({ fields, files }) => {
    const form = validateInput(request, RegisterForm, fields);
    return registerUser(request.server.dependencies, toRegistration(form, files), request.ip);
  });

/** Corrects the account with the same form, resubmitted from the profile step. */
const reviseByForm = (request: FastifyRequest): Promise<UserRow> =>
  withForm(request, REGISTER_FILES, ({ fields, files }) => {
    const form = validateInput(request, ReviseForm, fields);
    const correction = { ...toRegistration(form, files), currentPassword: form.current_password };
    return correctRegistration(request.server.dependencies, readAccountSource(request), correction);
  });

const toRegistration = (
  { username, email, password, account_type: accountType }: RegisterForm,
  { profile_picture: picture }: Form['files'],
): Registration => ({ username, email, password, accountType, passwordField: 'password', picture });

async function registerByJson(request: FastifyRequest): Promise<UserRow> {
  const body = validateInput(request, RegisterBody, request.body);
  const { username, email, password1: password, password2, account_type: accountType = 'job_seeker' } = body;
  if (password.normalize() !== password2.normalize())
    throw refuse.field('password2', accountsTexts.passwordsDiffer);
  const registration = { username, email, password, passwordField: 'password1', accountType } as const;
  return registerUser(request.server.dependencies, registration, request.ip);
}

/** Serializes a user for the API; the user of a session brings the time of a requested deletion along. */
export function toUser(
  user: UserRow | SessionUser,
  deletionAt = 'deletionDueAt' in user ? user.deletionDueAt : undefined,
): User {
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    email_confirmed: user.emailConfirmedAt !== null,
    account_type: user.accountType,
    profile_picture: pictureAddress(user.profilePictureId),
    ...(user.language && { language: user.language }),
    ...(deletionAt && { deletion_at: deletionAt.toISOString() }),
  };
}
