import { applicationDocumentsData } from '../../db/schema/application-documents';
import type { Module } from '../../module';
import { applicationDocumentsRoutes } from './application-documents.routes';

export const applicationDocumentsModule = {
  routes: [{ prefix: '/auth/application-documents', routes: applicationDocumentsRoutes }],
  personalData: { applicationDocuments: applicationDocumentsData },
} satisfies Module;
