import { screen, waitFor, within } from '@testing-library/react';
import { StatusCounts, type Application } from '@metier/sdk/contract';
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
    move,
    ...options
  }: ApplicationsFixture = {},
  url = '/applications',
) {
  let rows = [...applications];
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
