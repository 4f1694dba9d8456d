import type { MessageTemplate } from '@metier/sdk/contract';
import { joinCompany, readOk, type CompanyClient } from '../../testing/fixtures';
import { startTestApp } from '../../testing/index';

const test = startTestApp();
const PATH = '/api/auth/message-templates/';
const draft = { kind: 'rejection', name: 'Position filled', text: 'Hello {candidate}, {reason}' };

const add = (company: CompanyClient, changes: object = {}) => company.post(PATH, { ...draft, ...changes });
const list = async (company: CompanyClient) => readOk<MessageTemplate[]>(await company.get(PATH));

it('a company keeps, changes and deletes its templates', async () => {
  const company = await joinCompany(test);
  const { id } = readOk<MessageTemplate>(await add(company));
  readOk(await add(company, { kind: 'message', name: 'An invitation', text: 'Come, {candidate}.' }));
  expect((await list(company)).map(({ name }) => name)).toEqual(['An invitation', 'Position filled']);
  readOk(await company.patch(`${PATH}${id}/`, { text: 'Dear {candidate}' }));
  expect((await list(company))[1]).toEqual({ ...draft, id, text: 'Dear {candidate}' });
  expect((await company.delete(`${PATH}${id}/`)).statusCode).toBe(204);
  expect((await company.delete(`${PATH}${id}/`)).statusCode).toBe(404);
  expect(await list(company)).toHaveLength(1);
});

it('an unknown placeholder is refused, and so is a reason outside a rejection', async () => {
  const company = await joinCompany(test);
  const unknown = await add(company, { text: 'Hello {wage}' });
  expect([unknown.statusCode, unknown.json()]).toEqual([
    400,
    { text: ['{wage} is not a placeholder. Use {candidate}, {job}, {company}, {reason}.'] },
  ]);
  expect((await add(company, { kind: 'message' })).json()).toHaveProperty('text');
  const { id } = readOk<MessageTemplate>(await add(company));
  expect((await company.patch(`${PATH}${id}/`, { text: '{x}' })).json()).toHaveProperty('text');
});

it('a name is taken once for each kind, without regard to case', async () => {
  const company = await joinCompany(test);
  readOk(await add(company));
  const other = readOk<MessageTemplate>(await add(company, { name: 'Other' }));
  expect((await add(company, { name: 'POSITION filled' })).json()).toEqual({
    name: ['You have a template of this name.'],
  });
  expect((await company.patch(`${PATH}${other.id}/`, { name: 'position FILLED' })).statusCode).toBe(400);
  readOk(await company.patch(`${PATH}${other.id}/`, { name: 'OTHER' }));
  readOk(await add(await joinCompany(test)));
});

it('there is one closing letter, and 50 templates at most', async () => {
  const company = await joinCompany(test);
  const closing = { kind: 'closing', text: 'Goodbye {candidate}' };
  readOk(await add(company, closing));
  expect((await add(company, { ...closing, name: 'Second' })).json()).toHaveProperty('kind');
  for (let index = 1; index < 50; index += 1) readOk(await add(company, { name: `Number ${index}` }));
  expect((await add(company, { name: 'One too many' })).statusCode).toBe(409);
});

it('another company neither sees nor changes a template', async () => {
  const [company, other] = [await joinCompany(test), await joinCompany(test)];
  const { id } = readOk<MessageTemplate>(await add(company));
  expect(await list(other)).toEqual([]);
  expect((await other.patch(`${PATH}${id}/`, { name: 'Mine' })).statusCode).toBe(404);
  expect((await other.delete(`${PATH}${id}/`)).statusCode).toBe(404);
});
