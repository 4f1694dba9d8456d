import { applicationMovesData, applicationNotesData, applicationsData } from '../../db/schema/applications';
import type { Module } from '../../module';
import {
  applicationsRoutes,
  companyApplicationsRoutes,
  seekerApplicationsRoutes,
} from './applications.routes';
import { handleInterviewEvents } from './applications.status.service';

export const applicationsModule = {
  routes: [
    { prefix: '/auth/applications', routes: applicationsRoutes },
    { prefix: '/auth/jobseekers', routes: seekerApplicationsRoutes },
    { prefix: '/auth/jobproviders', routes: companyApplicationsRoutes },
  ],
  events: [handleInterviewEvents],
  personalData: {
    applications: applicationsData,
    applicationMoves: applicationMovesData,
    applicationNotes: applicationNotesData,
  },
} satisfies Module;
