import type { CandidateDashboard, CompanyDashboard } from '@metier/sdk/contract';
import { swissToday } from '@metier/sdk/rules';
import type { Dependencies } from '../../dependencies';
import { requireOwnJobProvider } from '../jobproviders/jobproviders.service';
import { measureHalf } from '../response-times/response-times.service';
import type { Viewer } from '../viewer';
import * as repository from './dashboards.repository';

/** What waits for the viewer's company, and how its active jobs do; 409 before there is a company. */
export async function getCompanyDashboard(
  { db, clock }: Dependencies,
  viewer: Viewer,
): Promise<CompanyDashboard> {
  const company = await requireOwnJobProvider(db, viewer);
  const now = clock();
  // Views are counted by days in UTC.
  const day = now.toISOString().slice(0, 10);
  const [jobs, half, waiting] = await Promise.all([
    repository.listJobFigures(db, company, day),
    measureHalf(db, company, now),
    repository.findWaiting(db, company, now),
  ]);
  return { jobs, half_answered_within_days: half, waiting };
}

/** Late answers and ending favourites of the viewer; empty before there is a profile. */
export async function getCandidateDashboard(
  { db, clock }: Dependencies,
  viewer: Viewer,
): Promise<CandidateDashboard> {
  const now = clock();
  const [late_answers, ending_favorites] = await Promise.all([
    repository.listLateAnswers(db, viewer.id, now),
    repository.listEndingFavorites(db, viewer.id, swissToday(now)),
  ]);
  return { late_answers, ending_favorites };
}
