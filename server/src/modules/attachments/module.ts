import { attachmentsData } from '../../db/schema/attachments';
import type { Module } from '../../module';
import { attachmentsRoutes } from './attachments.routes';

export const attachmentsModule = {
  routes: [{ prefix: '/auth/attachments', routes: attachmentsRoutes }],
  personalData: { attachments: attachmentsData },
} satisfies Module;
