import { newsletterSubscriptionsData } from '../../db/schema/newsletter';
import { oneClickRoutes } from '../../http/one-click';
import type { Module } from '../../module';
import { newsletterRoutes } from './newsletter.routes';
import { unsubscribe } from './newsletter.service';

export const newsletterModule = {
  routes: [{ prefix: '/newsletter', routes: newsletterRoutes }],
  rootRoutes: [{ prefix: '/newsletter', routes: oneClickRoutes(unsubscribe) }],
  personalData: { newsletterSubscriptions: newsletterSubscriptionsData },
} satisfies Module;
