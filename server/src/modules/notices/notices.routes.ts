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
import { getNoticeSettings, saveNoticeSettings, unsubscribe } from './notice-choices.service';
import { countUnreadNotices, listNotices, readAllNotices, readNotice } from './notices.service';

export const noticesRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/',
    {
      config: allow('login', 'listNotices', 'One’s notices, newest first'),
      schema: { querystring: NoticesQuery, response: { 200: NoticesPage } },
    },
    (request) => listNotices(app.dependencies, readUser(request), request.query),
  );

  app.get(
    '/unread-count/',
    {
      config: allow('login', 'countUnreadNotices', 'How many are unread'),
      schema: { response: { 200: UnreadCount } },
    },
    async (request) => ({ unread_count: await countUnreadNotices(app.dependencies, readUser(request)) }),
  );

  app.patch(
    '/:id/',
    {
      config: allow('login', 'readNotice', 'Mark one as read'),
      schema: { params: IdParams, body: NoticePatch, response: { 200: AccountNotice } },
    },
    (request) => readNotice(app.dependencies, readUser(request), request.params.id),
  );

  app.post(
    '/read-all/',
    {
      config: allow('login', 'readAllNotices', 'Mark all up to one as read'),
      schema: { body: ReadNoticesBody, response: { 200: UnreadCount } },
    },
    async (request) => ({
      unread_count: await readAllNotices(app.dependencies, readUser(request), request.body.up_to),
    }),
  );

  app.get(
    '/settings/',
    {
      config: allow('login', 'getNoticeSettings', 'One’s channels of every kind of notice'),
      schema: { response: { 200: NoticeSettings } },
    },
    (request) => getNoticeSettings(app.dependencies, readUser(request)),
  );

  app.put(
    '/settings/',
    {
      config: allow('login', 'saveNoticeSettings', 'Change channels'),
      schema: { body: NoticeSettingsBody, response: { 200: NoticeSettings } },
    },
    (request) => saveNoticeSettings(app.dependencies, readUser(request), request.body.choices),
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
