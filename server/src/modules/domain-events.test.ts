import { refuse } from '../errors';
import { startTestApp } from '../testing/start-test-app';
import { createDomainEvents } from './domain-events';

const test = startTestApp();

const DRAFT = { company: 1, draft: 2 };

it('runs the handlers of an event in their order, with the transaction of the caller', async () => {
  const events = createDomainEvents();
  const calls: unknown[] = [];
  events.on('draft.published', async (tx, event) => {
    await Promise.resolve();
    calls.push(['first', tx, event]);
  });
  events.on('draft.published', async (tx, event) => void calls.push(['second', tx, event]));
  events.on('company.wrote', async () => void calls.push('another event'));
  const { db } = test.dependencies;
  await events.emit(db, 'draft.published', DRAFT);
  expect(calls).toEqual([
    ['first', db, DRAFT],
    ['second', db, DRAFT],
  ]);
});

it('passes the refusal of a handler on and runs no later one', async () => {
  const events = createDomainEvents();
  const later = jest.fn(async () => {});
  events.on('draft.published', async () => {
    throw refuse.conflict('The draft is gone.');
  });
  events.on('draft.published', later);
  await expect(events.emit(test.dependencies.db, 'draft.published', DRAFT)).rejects.toThrow(
    'The draft is gone.',
  );
  expect(later).not.toHaveBeenCalled();
});

it('has handlers of its own app alone', async () => {
  const [one, other] = [createDomainEvents(), createDomainEvents()];
  const handler = jest.fn(async () => {});
  one.on('draft.published', handler);
  await other.emit(test.dependencies.db, 'draft.published', DRAFT);
  expect(handler).not.toHaveBeenCalled();
});
