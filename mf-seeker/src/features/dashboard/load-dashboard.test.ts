import type { Http } from '@metier/sdk/api';
import { makeJobSeeker } from '@metier/testing';
import { readView } from './dashboard-view';
import { createDashboardStore, findActiveStore, registerVisit, type DashboardData } from './load-dashboard';

const view = readView(new URLSearchParams());
const noCall = () => Promise.reject(new Error('Nothing has to be loaded'));
const http = { get: noCall, getPage: noCall } as unknown as Http;

test('a page that the server has rendered is not loaded again', () => {
  const data: DashboardData = {
    seeker: { value: makeJobSeeker() },
    counts: { failure: { status: 503, detail: undefined, fields: {} } },
    interviews: { value: [] },
    unread: { value: [] },
    due: { value: { late_answers: [], ending_favorites: [] } },
    alerts: { value: [] },
    applications: { value: { items: [], total: 0, page: 1 } },
    favorites: { value: { items: [], total: 0, page: 1 } },
    reviews: { value: [] },
  };
  const end = registerVisit(http, { data, view });
  expect(findActiveStore(http)?.show(view).data).toEqual(data);
  end();
  expect(findActiveStore(http)).toBeUndefined();
  expect(createDashboardStore(http, { data, view }).show(view).data.seeker).toBe(data.seeker);
});
