import { messageTemplatesData } from '../../db/schema/answers';
import type { Module } from '../../module';
import { messageTemplatesRoutes } from './templates.routes';

export const templatesModule = {
  routes: [{ prefix: '/auth/message-templates', routes: messageTemplatesRoutes }],
  personalData: { messageTemplates: messageTemplatesData },
} satisfies Module;
