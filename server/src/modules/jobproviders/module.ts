import { jobproviderAdvantagesData, jobprovidersData } from '../../db/schema/jobproviders';
import type { Module } from '../../module';
import { jobprovidersRoutes } from './jobproviders.routes';

export const jobprovidersModule = {
  routes: [{ prefix: '/auth/jobproviders', routes: jobprovidersRoutes }],
  personalData: {
    jobproviders: jobprovidersData,
    jobproviderAdvantages: jobproviderAdvantagesData,
  },
} satisfies Module;
