import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { NewsletterBody, NewsletterTokenBody, Notice } from '@metier/shared/contract';
import { confirm, subscribe, unsubscribe } from './newsletter.service';
import { newsletterTexts } from './newsletter.texts';

export const newsletterRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post('/', { schema: { body: NewsletterBody, response: { 200: Notice } } }, async (request) => {
    await subscribe(app.parts, request.body.email, request.ip);
    return { detail: newsletterTexts.asked };
  });

  app.post('/confirm/', { schema: { body: NewsletterTokenBody } }, async (request, reply) => {
    await confirm(app.parts, request.body.token);
    return reply.code(204).send();
  });

  app.post('/unsubscribe/', { schema: { body: NewsletterTokenBody } }, async (request, reply) => {
    await unsubscribe(app.parts, request.body.token);
    return reply.code(204).send();
  });
};
