import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  AccountNotice,
  IdParams,
  NoticePatch,
  NoticeSettings,
  NoticeSettingsBody,
  NoticesPage,
  NoticesQuery,
  ReadNoticesBody,
  UnreadCount,
  UnsubscribeBody,
} from '@metier/sdk/contract';
import { allow } from '../../http/access/allow';
import { readUser } from '../../http/access/guards';
import {
  getNotificationSettings,
  saveNotificationSettings,
  unsubscribe,
} from './notification-choices.service';
import {
  countUnreadNotifications,
  listNotifications,
  readAllNotifications,
  readNotification,
} from './notifications.service';

export const notificationsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/',
    {
      config: allow('login', 'listNotices', 'One’s notices, newest first'),
      schema: { querystring: NoticesQuery, response: { 200: NoticesPage } },
    },
    (request) => listNotifications(app.dependencies, readUser(request), request.query),
  );

  app.get(
    '/unread-count/',
    {
      config: allow('login', 'countUnreadNotices', 'How many are unread'),
      schema: { response: { 200: UnreadCount } },
    },
    async (request) => ({
      unread_count: await countUnreadNotifications(app.dependencies, readUser(request)),
    }),
  );

  app.patch(
    '/:id/',
    {
      config: allow('login', 'readNotice', 'Mark one as read'),
      schema: { params: IdParams, body: NoticePatch, response: { 200: AccountNotice } },
    },
    (request) => readNotification(app.dependencies, readUser(request), request.params.id),
  );

  app.post(
    '/read-all/',
    {
      config: allow('login', 'readAllNotices', 'Mark all up to one as read'),
      schema: { body: ReadNoticesBody, response: { 200: UnreadCount } },
    },
    async (request) => ({
      unread_count: await readAllNotifications(app.dependencies, readUser(request), request.body.up_to),
    }),
  );

  app.get(
    '/settings/',
    {
      config: allow('login', 'getNoticeSettings', 'One’s channels of every kind of notice'),
      schema: { response: { 200: NoticeSettings } },
    },
    (request) => getNotificationSettings(app.dependencies, readUser(request)),
  );

  app.put(
    '/settings/',
    {
      config: allow('login', 'saveNoticeSettings', 'Change channels'),
      schema: { body: NoticeSettingsBody, response: { 200: NoticeSettings } },
    },
    (request) => saveNotificationSettings(app.dependencies, readUser(request), request.body.choices),
  );

  app.post(
    '/unsubscribe/',
    {
      config: allow('public', 'unsubscribeFromNotices', 'End the mails of a kind by their mailed link'),
      schema: { body: UnsubscribeBody },
    },
    async (request, reply) => {
      await unsubscribe(app.dependencies, request.body.token);
      return reply.code(204).send();
    },
  );
};
