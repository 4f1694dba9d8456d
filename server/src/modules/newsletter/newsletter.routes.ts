import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { NewsletterBody, NewsletterTokenBody, Notice } from '@metier/sdk/contract';
import { allow } from '../../http/access/allow';
import { confirm, subscribe, unsubscribe } from './newsletter.service';
import { newsletterTexts } from './newsletter.texts';

export const newsletterRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/',
    {
      config: allow('public', 'subscribeToNewsletter', 'Ask for the newsletter'),
      schema: { body: NewsletterBody, response: { 200: Notice } },
    },
    async (request) => {
      await subscribe(app.dependencies, request.body.email, request.ip);
      return { detail: newsletterTexts.asked };
    },
  );

  app.post(
    '/confirm/',
    {
      config: allow('public', 'confirmNewsletter', 'Confirm a subscription by its mailed link'),
      schema: { body: NewsletterTokenBody },
    },
    async (request, reply) => {
      await confirm(app.dependencies, request.body.token);
      return reply.code(204).send();
    },
  );

  app.post(
    '/unsubscribe/',
    {
      config: allow('public', 'leaveNewsletter', 'End a subscription by its mailed link'),
      schema: { body: NewsletterTokenBody },
    },
    async (request, reply) => {
      await unsubscribe(app.dependencies, request.body.token);
      return reply.code(204).send();
    },
  );
};
