import type { AccountSession, User } from '@metier/sdk/contract';
import { insertPasskey } from '../../modules/accounts/second-factors/passkeys.repository';
import { makeForm, TEST_PASSWORD } from '../test-client';
import { drawPortrait, type Scene } from '../access-scene';
import { readOk } from '../fixtures';
import {
  madeUpPasskey,
  makeName,
  nothing,
  STRANGERS,
  type Probe,
  type ProbeRequest,
  type Probes,
} from './probe';

/** The seeker's picture; uploads a new one if it was removed. */
async function keepPicture({ seeker }: Scene): Promise<ProbeRequest> {
  const me = readOk<User>(await seeker.get('/api/auth/me/'));
  const drawn = async () =>
    seeker.put('/api/auth/me/picture/', makeForm({ profile_picture: await drawPortrait() }));
  const { profile_picture: address } = me.profile_picture ? me : readOk<User>(await drawn());
  return { params: { id: address?.split('/').at(-2) ?? 'none' } };
}

/** The token of the last mail to this address. */
async function readToken({ test }: Scene, email: string): Promise<string> {
  const mail = (await test.readMails({ withConfirmations: true })).filter(({ to }) => to === email).at(-1);
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error(`${email} was mailed no token.`);
  return token;
}

const byNewsletterToken: Probe['request'] = async (scene) => {
  const email = `${makeName()}@example.ch`;
  await scene.test.visit().post('/api/newsletter/', { email });
  return { body: { token: await readToken(scene, email) } };
};

let passkeyCount = 0;

/** Adds a passkey whose device does not exist; returns its id. */
async function addPasskeyRow({ dependencies }: Scene['test'], userId: number): Promise<number> {
  const credentialId = `made-up-${(passkeyCount += 1)}`;
  const now = dependencies.clock();
  const row = { userId, credentialId, publicKey: '', counter: 0, name: 'Phone', createdAt: now };
  return (await insertPasskey(dependencies.db, row))?.id ?? 0;
}

/** Operators have two-step login, whose code is missing. */
const changeWithoutCode: Probe = {
  request: () => ({ body: { current_password: TEST_PASSWORD } }),
  except: { operator: 400 },
};

/** Accounts, sessions and the newsletter. */
export const accountProbes: Probes = {
  'GET /openapi.json': nothing,
  'POST /auth/login/': {
    request: ({ seeker }) => ({ body: { username: seeker.user.username, password: TEST_PASSWORD } }),
    usesNewAccounts: true,
  },
  'POST /auth/logout/': { ...nothing, usesNewAccounts: true },
  'POST /auth/register/': {
    request: () => {
      const username = makeName();
      const passwords = { password1: TEST_PASSWORD, password2: TEST_PASSWORD };
      return { body: { username, email: `${username}@example.ch`, ...passwords } };
    },
    usesNewAccounts: true,
  },
  'PUT /auth/register/': {
    request: () => {
      const username = makeName();
      const account = { username, email: `${username}@example.ch`, account_type: 'job_provider' };
      return { body: makeForm({ ...account, password: TEST_PASSWORD }) };
    },
    except: { operator: 403 },
    usesNewAccounts: true,
  },
  'GET /auth/me/': nothing,
  'GET /auth/current-user/': nothing,
  'GET /auth/pictures/:id/': {
    request: keepPicture,
    except: { ...STRANGERS, anonymous: 404 },
    afterWithdrawal: [200, 404],
  },
  'PUT /auth/me/picture/': {
    request: async () => ({ body: makeForm({ profile_picture: await drawPortrait() }) }),
    usesNewAccounts: true,
  },
  'DELETE /auth/me/picture/': { ...nothing, usesNewAccounts: true },
  'POST /auth/password-reset/': { request: ({ seeker }) => ({ body: { email: seeker.user.email } }) },
  'POST /auth/password-reset/confirm/': {
    request: async (scene) => {
      const { email } = (await scene.test.join('job_seeker')).user;
      await scene.test.visit().post('/api/auth/password-reset/', { email });
      return { body: { token: await readToken(scene, email), password: 'another good one' } };
    },
  },
  'GET /auth/account/': nothing,
  'PUT /auth/account/email/': {
    request: () => ({ body: { email: `${makeName()}@example.ch`, current_password: TEST_PASSWORD } }),
    except: { operator: 400, 'one factor': 200 },
  },
  'DELETE /auth/account/email/': nothing,
  'PUT /auth/account/language/': { request: () => ({ body: { language: 'de' } }) },
  'PUT /auth/account/password/': {
    request: () => ({ body: { current_password: TEST_PASSWORD, password: 'another good one' } }),
    usesNewAccounts: true,
    except: { operator: 400, 'one factor': 204 },
  },
  // Addresses in tests are confirmed.
  'POST /auth/email-confirmation/': {
    ...nothing,
    except: {
      'owning seeker': 409,
      'other seeker': 409,
      'owning provider': 409,
      'other provider': 409,
      operator: 409,
      unverified: 200,
    },
  },
  'POST /auth/email-confirmation/confirm/': {
    request: async (scene) => {
      const { email } = (await scene.test.join('job_seeker')).user;
      return { body: { token: await readToken(scene, email) } };
    },
  },
  'GET /auth/passkeys/': nothing,
  'POST /auth/passkeys/options/': { ...changeWithoutCode, except: { operator: 400, 'one factor': 200 } },
  // Only a device can answer; the journey of passkeys does.
  'POST /auth/passkeys/': {
    request: () => ({ body: { name: 'Phone', response: madeUpPasskey } }),
    except: { 'owning seeker': 400, 'other seeker': 400, 'owning provider': 400, 'other provider': 400 },
  },
  'PATCH /auth/passkeys/:id/': {
    request: async ({ test, seeker }) => ({
      params: { id: await addPasskeyRow(test, seeker.user.id) },
      body: { name: 'Laptop' },
    }),
    except: { ...STRANGERS, 'owning provider': 404 },
  },
  'POST /auth/passkeys/:id/remove/': {
    request: async ({ test, seeker }) => ({
      params: { id: await addPasskeyRow(test, seeker.user.id) },
      body: { current_password: TEST_PASSWORD },
    }),
    except: { ...STRANGERS, 'owning provider': 404, operator: 400, 'one factor': 404 },
  },
  'POST /auth/passkey-login/options/': nothing,
  'POST /auth/passkey-login/': {
    request: () => ({ body: { response: madeUpPasskey } }),
    except: {
      anonymous: 401,
      'owning seeker': 401,
      'other seeker': 401,
      'owning provider': 401,
      'other provider': 401,
    },
  },
  'POST /auth/two-step/': { ...changeWithoutCode, except: { operator: 400, 'one factor': 200 } },
  // No secret was started, so no code is right.
  'POST /auth/two-step/confirm/': {
    request: () => ({ body: { code: '000000' } }),
    usesNewAccounts: true,
    except: {
      'owning seeker': 400,
      'other seeker': 400,
      'owning provider': 400,
      'other provider': 400,
    },
  },
  'POST /auth/two-step/end/': { ...changeWithoutCode, except: { operator: 400, 'one factor': 409 } },
  'POST /auth/two-step/recovery-codes/': {
    request: () => ({ body: { current_password: TEST_PASSWORD } }),
    except: {
      'owning seeker': 409,
      'other seeker': 409,
      'owning provider': 409,
      'other provider': 409,
      operator: 400,
      'one factor': 409,
    },
  },
  'GET /auth/sessions/': nothing,
  'DELETE /auth/sessions/': nothing,
  'DELETE /auth/sessions/:id/': {
    request: async ({ test, seeker }) => {
      const { username } = seeker.user;
      await test.visit().post('/api/auth/login/', { username, password: TEST_PASSWORD });
      const sessions = readOk<AccountSession[]>(await seeker.get('/api/auth/sessions/'));
      return { params: { id: sessions.find((session) => !session.is_current)?.id ?? 0 } };
    },
    except: { ...STRANGERS, 'owning provider': 404 },
  },
  'POST /newsletter/': { request: () => ({ body: { email: `${makeName()}@example.ch` } }) },
  'POST /newsletter/confirm/': { request: byNewsletterToken },
  'POST /newsletter/unsubscribe/': { request: byNewsletterToken },
};
