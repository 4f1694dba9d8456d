import { JobAlert, JobAlerts, type AlertPatch } from '@metier/sdk/contract';
import type { FakeApi, RecordedCall } from '@metier/testing';

/** Answers the requests for an account's alerts, or with `mailed/` for those of an address; keeps changes. */
export function fakeAlerts(api: FakeApi, given: readonly JobAlert[], mailed: '' | 'mailed/' = ''): void {
  let alerts = given.map((alert) => ({ ...alert, is_deleted: false }));
  const list = () => ({
    body: alerts.filter((alert) => !alert.is_deleted).map(({ is_deleted: _, ...alert }) => alert),
  });
  if (mailed) api.on('post', 'alerts/mailed/list/', list, JobAlerts);
  else api.on('get', 'alerts/', list, JobAlerts);
  const change = ({ body }: RecordedCall, params: Readonly<Record<string, unknown>>) => {
    const changes = body as AlertPatch;
    const id = Number(params.id);
    alerts = alerts.map((alert) => (alert.id === id ? { ...alert, ...changes } : alert));
    const changed = alerts.find((alert) => alert.id === id);
    if (!changed) return { status: 404, body: { detail: 'Not found.' } };
    const { is_deleted: _, ...alert } = changed;
    return { body: alert };
  };
  api.on('patch', `alerts/${mailed}:id/`, change, JobAlert);
}
