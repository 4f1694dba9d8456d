import Fastify, { type FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { Nullable, OneOf } from '@metier/sdk/contract';
import { lazyCompilers } from './lazy-compilers';

const Reply = Type.Object({
  status: OneOf(['open', 'closed']),
  mode: Nullable(OneOf(['remote', 'on_site'])),
  company: Nullable(Type.Object({ name: Type.String() })),
  amount: Type.Union([Type.Integer(), Type.Object({ from: Type.Integer() })]),
});

let app: FastifyInstance;
let reply: unknown;
beforeAll(async () => {
  app = Fastify({ schemaController: lazyCompilers });
  app.get('/', { schema: { response: { 200: Reply } } }, async () => reply);
  await app.ready();
});
afterAll(() => app.close());

it.each([
  { status: 'open', mode: 'remote', company: { name: 'Alta' }, amount: 3 },
  { status: 'closed', mode: null, company: null, amount: { from: 2 } },
])('a reply arrives as it was made: $status', async (given) => {
  reply = given;
  expect((await app.inject('/')).json()).toEqual(given);
});

it.each([
  { status: 'lost', mode: null, company: null, amount: 3 },
  { status: 'open', mode: 'nowhere', company: null, amount: 3 },
  { status: 'open', mode: null, company: {}, amount: 3 },
  { status: 'open', mode: null, company: null, amount: 'three' },
])('a reply that its schema does not describe is not sent: %j', async (given) => {
  reply = given;
  expect((await app.inject('/')).statusCode).toBe(500);
});

it('a reply has nothing that its schema does not name, and null as null', async () => {
  reply = { status: 'open', mode: null, company: { name: 'Alta', secret: 1 }, amount: 1 };
  expect((await app.inject('/')).body).toBe(
    '{"status":"open","mode":null,"company":{"name":"Alta"},"amount":1}',
  );
});
