import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from './dependencies';

interface MountedRoutes {
  readonly prefix: string;
  readonly routes: FastifyPluginAsyncTypebox;
}

type Registration = (dependencies: Dependencies) => void;

/** Face of a module: what the app takes from it. */
export interface Module {
  /** Endpoints below `/api`. */
  readonly routes?: readonly MountedRoutes[];
  /** Addresses outside of `/api`, which declare no access. */
  readonly rootRoutes?: readonly MountedRoutes[];
  /** Register the handlers of its tasks. */
  readonly tasks?: readonly Registration[];
  /** Register what it does when a module below it announces an event. */
  readonly events?: readonly Registration[];
  /** Adds decorations and metrics to the app, before any route. */
  readonly prepare?: (app: FastifyInstance) => void;
}
