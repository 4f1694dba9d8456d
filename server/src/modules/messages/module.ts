import { messagesData } from '../../db/schema/messages';
import type { Module } from '../../module';
import { messagesRoutes } from './messages.routes';

export const messagesModule = {
  routes: [{ prefix: '/messages', routes: messagesRoutes }],
  personalData: { messages: messagesData },
} satisfies Module;
