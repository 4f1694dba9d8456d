import { createOperator } from '../modules/accounts/operators.service';
import { readOk } from './fixtures';
import type { TestApp, TestClient } from './index';
import { TEST_PASSWORD } from './test-client';

let count = 0;

/** A signed-in operator. */
export async function joinOperator(test: TestApp): Promise<TestClient> {
  const username = `operator-${(count += 1)}`;
  const account = { username, email: `${username}@example.ch`, password: TEST_PASSWORD };
  await createOperator(test.dependencies.db, account);
  const client = test.visit();
  readOk(await client.post('/api/auth/login/', { username, password: TEST_PASSWORD }));
  return client;
}
