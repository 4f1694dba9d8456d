import { releaseCountsData, releaseFailuresData } from '../../db/schema/release-reports';
import type { Module } from '../../module';
import { failuresRoutes, reportsRoutes } from './reports.routes';

export const reportsModule = {
  routes: [
    { prefix: '/releases/failures', routes: failuresRoutes },
    { prefix: '/reports', routes: reportsRoutes },
  ],
  personalData: {
    releaseCounts: releaseCountsData,
    releaseFailures: releaseFailuresData,
  },
} satisfies Module;
