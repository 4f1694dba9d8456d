import {
  contentReportsData,
  moderationActionsData,
  moderationAppealsData,
  moderationCasesData,
} from '../../db/schema/moderation';
import type { Module } from '../../module';
import { contentReportsRoutes, decisionsRoutes, moderationRoutes } from './moderation.routes';
import { handleModerationTasks } from './removed-jobs.service';
import { handleTextEvents } from './screen-text';

export const moderationModule = {
  routes: [
    { prefix: '/content-reports', routes: contentReportsRoutes },
    { prefix: '/moderation', routes: moderationRoutes },
    { prefix: '/decisions', routes: decisionsRoutes },
  ],
  tasks: [handleModerationTasks],
  events: [handleTextEvents],
  personalData: {
    moderationCases: moderationCasesData,
    contentReports: contentReportsData,
    moderationActions: moderationActionsData,
    moderationAppeals: moderationAppealsData,
  },
} satisfies Module;
