import { noticeSettingsData, noticesData } from '../../db/schema/notices';
import { outboxData } from '../../db/schema/outbox';
import { oneClickRoutes } from '../../http/one-click';
import type { Module } from '../../module';
import { noticesRoutes } from './notices.routes';
import { handleNoticeTasks } from './daily-mail.service';
import { unsubscribe } from './notice-choices.service';

export const noticesModule = {
  routes: [{ prefix: '/notices', routes: noticesRoutes }],
  rootRoutes: [{ prefix: '/notices', routes: oneClickRoutes(unsubscribe) }],
  tasks: [handleNoticeTasks],
  personalData: {
    notices: noticesData,
    noticeSettings: noticeSettingsData,
    outbox: outboxData,
  },
} satisfies Module;
