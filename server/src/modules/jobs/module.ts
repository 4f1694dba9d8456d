import { jobViewsData, jobsData } from '../../db/schema/jobs';
import type { Module } from '../../module';
import { companyJobsRoutes, jobsRoutes, ownJobsRoutes } from './jobs.routes';
import { handleJobTasks } from './jobs.open-state';
import { relatedJobsRoutes } from './jobs.related.routes';
import { createViewCounter } from './jobs.views';

export const jobsModule = {
  routes: [
    { prefix: '/jobs', routes: jobsRoutes },
    { prefix: '/jobs', routes: relatedJobsRoutes },
    { prefix: '/auth/jobs', routes: ownJobsRoutes },
    { prefix: '/auth/jobproviders', routes: companyJobsRoutes },
  ],
  tasks: [handleJobTasks],
  prepare: (app) => void app.decorate('viewCounter', createViewCounter(app.dependencies)),
  personalData: {
    jobs: jobsData,
    jobViews: jobViewsData,
  },
} satisfies Module;
