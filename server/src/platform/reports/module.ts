import { releaseCountsData, releaseFailuresData } from '../../db/schema/releases';
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
