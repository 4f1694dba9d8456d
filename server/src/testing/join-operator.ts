import type { TwoStepSetup } from '@metier/sdk/contract';
import { Secret, TOTP } from 'otpauth';
import { createOperator } from '../modules/accounts/operators.service';
import { readOk } from './fixtures';
import type { TestApp, TestClient } from './index';
import { TEST_PASSWORD } from './test-client';

let count = 0;

/** The code that an authenticator app with this secret shows at that time. */
export const codeOf = (secret: string, now: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });

/** Turns two-step login on, or replaces the app with a code of the present one; resolves with the app's secret. */
export async function turnTwoStepOn(test: TestApp, client: TestClient, present?: string): Promise<string> {
  const proof = { current_password: TEST_PASSWORD, ...(present && { code: present }) };
  const setup = await client.post('/api/auth/two-step/', proof);
  const { secret } = readOk<TwoStepSetup>(setup);
  const code = codeOf(secret, test.dependencies.clock());
  readOk(await client.post('/api/auth/two-step/confirm/', { code }));
  return secret;
}

/** A new operator, signed in with the password alone. */
export async function joinOperatorWithoutFactor(test: TestApp): Promise<TestClient & { username: string }> {
  const username = `operator-${(count += 1)}`;
  const account = { username, email: `${username}@example.ch`, password: TEST_PASSWORD };
  await createOperator(test.dependencies.db, account);
  const client = test.visit();
  readOk(await client.post('/api/auth/login/', { username, password: TEST_PASSWORD }));
  return { ...client, username };
}

/** A signed-in operator with two-step login. */
export async function joinOperator(test: TestApp): Promise<TestClient> {
  const client = await joinOperatorWithoutFactor(test);
  await turnTwoStepOn(test, client);
  return client;
}
