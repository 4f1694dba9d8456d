import type { MessageTemplate } from '@metier/sdk/contract';
import { joinCompany, readOk, type CompanyClient } from '../../testing/fixtures';
import { startTestApp } from '../../testing/index';

const test = startTestApp();
const PATH = '/api/auth/message-templates/';
const draft = {
  kind: 'rejection',
  language: 'en',
  name: 'Position filled',
  text: 'Hello {candidate}, {reason}',
};

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

it('a template has a language, by default that of its text, else of the page', async () => {
  const company = await joinCompany(test);
  const german = 'Guten Tag {candidate}, leider können wir Ihre Bewerbung nicht weiter berücksichtigen.';
  const { id, language } = readOk<MessageTemplate>(await add(company, { language: undefined, text: german }));
  expect(language).toBe('de');
  const short = await company.send({
    method: 'POST',
    url: PATH,
    headers: { 'accept-language': 'it' },
    payload: { ...draft, language: undefined, name: 'Breve', text: 'Ciao' },
  });
  expect(readOk<MessageTemplate>(short).language).toBe('it');
  readOk(await company.patch(`${PATH}${id}/`, { language: 'fr' }));
  expect((await list(company)).map((template) => template.language)).toEqual(['it', 'fr']);
});

it('a name can be the same in another language, and each language has its closing letter', async () => {
  const company = await joinCompany(test);
  readOk(await add(company));
  const french = readOk<MessageTemplate>(await add(company, { language: 'fr' }));
  expect((await company.patch(`${PATH}${french.id}/`, { language: 'en' })).json()).toHaveProperty('name');
  const closing = { kind: 'closing', text: 'Goodbye {candidate}' };
  readOk(await add(company, closing));
  const other = readOk<MessageTemplate>(await add(company, { ...closing, language: 'de', name: 'Zweite' }));
  expect((await company.patch(`${PATH}${other.id}/`, { language: 'en' })).json()).toEqual({
    language: ['You have a closing notice in this language already: change that one.'],
  });
});

it('there is one closing letter of a language, and 50 templates at most', async () => {
  const company = await joinCompany(test);
  const closing = { kind: 'closing', text: 'Goodbye {candidate}' };
  readOk(await add(company, closing));
  expect((await add(company, { ...closing, name: 'Second' })).json()).toHaveProperty('language');
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
