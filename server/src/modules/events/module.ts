import type { Module } from '../../module';
import { eventsRoutes } from './events.routes';

export const eventsModule = {
  routes: [{ prefix: '/events', routes: eventsRoutes }],
} satisfies Module;
