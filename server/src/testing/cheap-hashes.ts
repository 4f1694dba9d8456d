import type * as argon2 from '@node-rs/argon2';

type Argon2 = typeof argon2;

/**
 * Runs before each suite of the server: hashes of passwords are real, and cost a hundredth. Suites register and
 * sign in thousands of users. A test of the cost itself calls `jest.restoreAllMocks()`.
 */
const shared = jest.requireActual<Argon2>('@node-rs/argon2');
const { hash } = shared;
jest
  .spyOn(shared, 'hash')
  .mockImplementation((password, options) => hash(password, { ...options, memoryCost: 64, timeCost: 1 }));
