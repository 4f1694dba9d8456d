import { messageTemplatesData } from '../../db/schema/answers';
import type { Module } from '../../module';
import { messageTemplatesRoutes } from './message-templates.routes';

export const messageTemplatesModule = {
  routes: [{ prefix: '/auth/message-templates', routes: messageTemplatesRoutes }],
  personalData: { messageTemplates: messageTemplatesData },
} satisfies Module;
