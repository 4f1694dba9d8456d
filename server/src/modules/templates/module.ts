import type { Module } from '../../module';
import { messageTemplatesRoutes } from './templates.routes';

export const templatesModule = {
  routes: [{ prefix: '/auth/message-templates', routes: messageTemplatesRoutes }],
} satisfies Module;
