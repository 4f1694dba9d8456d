import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  IdParams,
  Message,
  MessageBody,
  MessagePatch,
  MessagesQuery,
  MessageThread,
  UnreadCount,
} from '@metier/sdk/contract';
import { Type } from 'typebox';
import { allow } from '../../http/access/allow';
import { readUser } from '../../http/access/guards';
import { setPageHeaders, readSlice } from '../../http/input/pages';
import { countUnread, listMessages, listThreads, readMessage, sendMessage } from './messages.service';

const ThreadsOrMessages = Type.Array(Type.Union([MessageThread, Message]));

export const messagesRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/',
    {
      config: allow('login', 'listMessages', 'One’s threads, or the messages of one thread'),
      schema: { querystring: MessagesQuery, response: { 200: ThreadsOrMessages } },
    },
    async (request, reply) => {
      const viewer = readUser(request);
      const { application, ...page } = request.query;
      const { items, total } =
        application === undefined
          ? await listThreads(app.dependencies, viewer, page)
          : await listMessages(app.dependencies, viewer, application, page);
      setPageHeaders(request, reply, readSlice(page), total);
      return items;
    },
  );

  app.get(
    '/unread-count/',
    {
      config: allow('login', 'countUnreadMessages', 'How many are unread'),
      schema: { response: { 200: UnreadCount } },
    },
    async (request) => ({
      unread_count: await countUnread(app.dependencies, readUser(request)),
    }),
  );

  app.post(
    '/',
    {
      config: allow('login', 'sendMessage', 'Write to the other side'),
      schema: { body: MessageBody, response: { 201: Message } },
    },
    async (request, reply) =>
      reply.code(201).send(await sendMessage(app.dependencies, readUser(request), request.body)),
  );

  app.patch(
    '/:id/',
    {
      config: allow('login', 'readMessage', 'Mark a received one as read'),
      schema: { params: IdParams, body: MessagePatch, response: { 200: Message } },
    },
    (request) => readMessage(app.dependencies, readUser(request), request.params.id),
  );
};
