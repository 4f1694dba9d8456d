import type { Module } from '../../module';
import { discoveryRoutes } from './discovery.routes';

export const discoveryModule = {
  rootRoutes: [{ prefix: '', routes: discoveryRoutes }],
} satisfies Module;
