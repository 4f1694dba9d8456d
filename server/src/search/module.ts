import type { Module } from '../module';
import { suggestionsRoutes } from './suggestions/suggestions.routes';

export const searchModule = {
  routes: [{ prefix: '/jobs', routes: suggestionsRoutes }],
} satisfies Module;
