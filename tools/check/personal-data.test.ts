import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { declare, declareImpersonal } from '../../server/src/db/personal-data/declaration';
import { findUndeclared } from '../../server/src/db/personal-data/find-undeclared';
import { checkPersonalData } from './personal-data';

const planted = pgTable('planted', { id: integer().primaryKey(), phone: text().notNull() });
const tables = new Map([['planted', planted]]);

test('every table and column of the schema is declared', async () => {
  expect(await checkPersonalData()).toEqual([]);
});

test('a table without a declaration is found', () => {
  expect(findUndeclared(tables, {})).toEqual(['No module declares the table planted in its personalData.']);
});

test('a column without a declaration is found, and a declared one that does not exist', () => {
  const declaration = declareImpersonal(planted, ['id', 'email' as 'phone']);
  expect(findUndeclared(tables, { planted: declaration })).toEqual([
    'planted.phone is declared neither personal, shared nor not personal.',
    'planted.email is declared, and does not exist.',
  ]);
});

test('a declaration that does not say whose the rows are, or keeps them, is found', () => {
  const columns = { id: 'not personal', phone: 'personal' } as const;
  const declaration = declare(planted, { columns, onExport: 'included', onDeletion: 'kept' });
  expect(findUndeclared(tables, { planted: declaration })).toEqual([
    'planted has personal columns, and does not say whose its rows are.',
    'planted has personal columns, and is kept without a reason.',
    'planted is exported, and does not say whose its rows are.',
  ]);
});
