import { screen, waitFor, within } from '@testing-library/react';
import {
  MessageTemplate,
  type PlannedMovesBody,
  PlannedMovesReply,
  StatusCounts,
  UndoMovesReply,
  type Application,
} from '@metier/sdk/contract';
import { Type } from 'typebox';
import type { ApplicationStatus } from '@metier/sdk/rules';
import {
  makeApplication,
  makeJob,
  makeJobProvider,
  makeStatusCounts,
  makeUser,
  renderRemote,
  type FakeApi,
  type FakeReply,
  type RenderOptions,
} from '@metier/testing';
import { remote } from '../../../remote';

export const user = makeUser({ id: 2, username: 'altamedica', account_type: 'job_provider' });

export interface ApplicationsFixture extends Omit<RenderOptions, 'user'> {
  applications?: readonly Application[];
  total?: number;
  hasCompany?: boolean;
  templates?: readonly MessageTemplate[];
  /** Response to a status change; by default the fake server applies the change. */
  move?: FakeReply;
}

/** Fake server that filters by status like the real one and applies status changes. */
export function openApplications(
  api: FakeApi,
  {
    applications = [makeApplication()],
    total,
    hasCompany = true,
    templates = [],
    move,
    ...options
  }: ApplicationsFixture = {},
  url = '/applications',
) {
  let rows = [...applications];
  api.on('get', 'auth/message-templates/', { body: templates }, Type.Array(MessageTemplate));
  api.on('get', 'auth/jobproviders/', { body: hasCompany ? [makeJobProvider()] : [] });
  api.on('get', 'auth/jobproviders/:id/jobs/', { body: [makeJob(), makeJob({ id: 32, title: 'Cook' })] });
  api.on('get', 'auth/applications/', ({ query }) => {
    const status = query.get('status');
    const found = rows.filter((row) => !status || row.status === status);
    const count = total ?? found.length;
    const isBeyond = (Number(query.get('page') ?? 1) - 1) * Number(query.get('page_size') ?? 100) >= count;
    return { body: isBeyond ? [] : found, headers: { 'X-Total-Count': String(count) } };
  });
  api.on('get', 'auth/applications/:id/', (_call, { id }) => {
    const found = rows.find((row) => row.id === Number(id));
    return found ? { body: found } : { status: 404, body: { detail: 'Not found.' } };
  });
  api.on(
    'get',
    'auth/applications/status-counts/',
    () => ({ body: makeStatusCounts({ pending: total ?? rows.length }) }),
    StatusCounts,
  );
  api.on('patch', 'auth/applications/:id/update-status/', ({ body }, { id }) => {
    if (move) return move;
    const { status } = body as { status: ApplicationStatus };
    rows = rows.map((row) => (row.id === Number(id) ? { ...row, status } : row));
    return { body: rows.find((row) => row.id === Number(id)) };
  });
  const setPlanned = (ids: readonly number[], planned: Application['planned_move']) => {
    rows = rows.map((row) => (ids.includes(row.id) ? { ...row, planned_move: planned ?? null } : row));
  };
  const due_at = '2097-01-01T10:00:00.000Z';
  api.on(
    'post',
    'auth/planned-moves/',
    ({ body }) => {
      const { applications: ids, status } = body as PlannedMovesBody;
      for (const id of ids) setPlanned([id], { id: id + 1000, status, due_at });
      const planned = ids.map((id) => ({ id: id + 1000, application: id, status, due_at }));
      return { status: 201, body: { planned, refused: [] } };
    },
    PlannedMovesReply,
  );
  api.on(
    'post',
    'auth/planned-moves/undo/',
    ({ body }) => {
      const { moves } = body as { moves: number[] };
      setPlanned(
        moves.map((id) => id - 1000),
        null,
      );
      return { body: { undone: moves } };
    },
    UndoMovesReply,
  );
  return renderRemote(remote, url, { user, ...options });
}

export const findRow = (name = 'Léa Muster') => screen.findByRole('row', { name: new RegExp(name) });

/** Buttons of a row, without its menu. */
export const listButtons = (row: HTMLElement) =>
  within(row)
    .queryAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter(Boolean);

interface Person {
  click: (element: Element) => Promise<void>;
}

export const openMenu = (person: Person, name = 'Léa Muster') =>
  person.click(screen.getByRole('button', { name: `More actions for ${name}` }));

/** Actions of the open menu. */
export const listMenu = () =>
  screen.getAllByRole('menuitem', { hidden: true }).map(({ textContent }) => textContent);

/** Queries of the requests for a page of the table. */
export const listQueries = (api: FakeApi) =>
  api.calls.filter(({ path }) => path === '/api/auth/applications/').map(({ query }) => String(query));

export const listMoves = (api: FakeApi) => api.calls.filter(({ method }) => method === 'patch');

/** Resolves once the reload after a move has finished. */
export const waitForReload = (api: FakeApi) =>
  waitFor(() => expect(api.calls.filter(({ path }) => path.endsWith('/21/jobs/'))).toHaveLength(2));
