import { jobDraftsData } from '../../db/schema/job-drafts';
import type { Module } from '../../module';
import { jobCopiesRoutes, jobDraftsRoutes } from './job-drafts.routes';
import { handleDraftEvents } from './job-drafts.service';
import { handleDraftTasks } from './job-schedule.service';

export const jobDraftsModule = {
  routes: [
    { prefix: '/auth/jobs', routes: jobCopiesRoutes },
    { prefix: '/auth/job-drafts', routes: jobDraftsRoutes },
  ],
  tasks: [handleDraftTasks],
  events: [handleDraftEvents],
  personalData: { jobDrafts: jobDraftsData },
} satisfies Module;
