import { noticeSettingsData, noticesData } from '../../db/schema/notices';
import { outboxData } from '../../db/schema/outbox';
import { oneClickRoutes } from '../../http/one-click';
import type { Module } from '../../module';
import { notificationsRoutes } from './notifications.routes';
import { handleNotificationTasks } from './daily-mail.service';
import { unsubscribe } from './notification-choices.service';
import { handleConfirmations } from './receipts.service';

export const notificationsModule = {
  routes: [{ prefix: '/notices', routes: notificationsRoutes }],
  rootRoutes: [{ prefix: '/notices', routes: oneClickRoutes(unsubscribe) }],
  tasks: [handleNotificationTasks],
  events: [handleConfirmations],
  personalData: {
    notices: noticesData,
    noticeSettings: noticeSettingsData,
    outbox: outboxData,
  },
} satisfies Module;
