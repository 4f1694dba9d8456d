import { LiveMessage, LiveModeration, LiveNotices, LiveUnread } from '@metier/sdk/contract';
import type { FastifyPluginAsync } from 'fastify';
import { allow } from '../../http/access/allow';
import { refuse } from '../../errors';
import { readUser } from '../../http/access/guards';
import { createLiveStreams } from './events.service';

export const eventsRoutes: FastifyPluginAsync = async (app) => {
  const streams = createLiveStreams(app.dependencies, app.log);
  // Before the server closes, because closing waits for open responses and these never end.
  app.addHook('preClose', async () => streams.endAll());

  app.get(
    '/',
    // A HEAD request makes no sense for an endless response.
    {
      exposeHeadRoute: false,
      config: {
        ...allow('login', 'listenToEvents', 'Be told of new messages as they come'),
        events: {
          message: LiveMessage,
          unread: LiveUnread,
          notices: LiveNotices,
          moderation: LiveModeration,
        },
      },
    },
    async (request, reply) => {
      const viewer = readUser(request);
      if (!request.sessionKey) throw refuse.unauthenticated();
      const body = streams.open(viewer, request.sessionKey);
      return reply
        .headers({ 'cache-control': 'no-cache, no-transform', 'x-accel-buffering': 'no' })
        .type('text/event-stream; charset=utf-8')
        .send(body);
    },
  );
};
