import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CandidateDashboard, CompanyDashboard } from '@metier/sdk/contract';
import { allow } from '../../http/access/allow';
import { readUser } from '../../http/access/guards';
import { getCandidateDashboard, getCompanyDashboard } from './dashboards.service';

/** `/auth/dashboards/`: what waits for a person, as far as no list has it. */
export const dashboardsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/company/',
    {
      config: allow(
        'job_provider',
        'getCompanyDashboard',
        'What waits for one’s company, and how its jobs do',
      ),
      schema: { response: { 200: CompanyDashboard } },
    },
    (request) => getCompanyDashboard(app.dependencies, readUser(request)),
  );

  app.get(
    '/candidate/',
    {
      config: allow('job_seeker', 'getCandidateDashboard', 'Late answers and ending favourites'),
      schema: { response: { 200: CandidateDashboard } },
    },
    (request) => getCandidateDashboard(app.dependencies, readUser(request)),
  );
};
