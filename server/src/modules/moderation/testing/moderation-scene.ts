import type { ModerationCase, ModerationCaseDetails, ModerationCasesPage } from '@metier/sdk/contract';
import type { ModerationAction, ReportTarget } from '@metier/sdk/rules';
import { readOk } from '../../../testing/fixtures';
import type { TestClient } from '../../../testing/index';

export const report = (client: TestClient, target: ReportTarget, id: number, more: object = {}) =>
  client.post('/api/content-reports/', { target, id, reason: 'misleading', ...more });

export const listCases = async (operator: TestClient, query = ''): Promise<ModerationCase[]> =>
  readOk<ModerationCasesPage>(await operator.get(`/api/moderation/cases/?page_size=100${query}`)).items;

/** The open case of a target. */
export async function findCase(
  operator: TestClient,
  target: ReportTarget,
  id: number,
): Promise<ModerationCase> {
  const found = (await listCases(operator)).find((each) => each.target === target && each.target_id === id);
  if (!found) throw new Error(`There is no open case of the ${target} ${id}.`);
  return found;
}

export const readCase = async (operator: TestClient, id: number): Promise<ModerationCaseDetails> =>
  readOk(await operator.get(`/api/moderation/cases/${id}/`));

export const decide = (operator: TestClient, id: number, action: ModerationAction, reason = 'Because.') =>
  operator.post(`/api/moderation/cases/${id}/actions/`, { action, reason });
