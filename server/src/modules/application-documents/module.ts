import type { Module } from '../../module';
import { applicationDocumentsRoutes } from './application-documents.routes';

export const applicationDocumentsModule = {
  routes: [{ prefix: '/auth/application-documents', routes: applicationDocumentsRoutes }],
} satisfies Module;
