import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import type { PersonalData } from './db/personal-data/declaration';
import type { Dependencies } from './dependencies';

interface MountedRoutes {
  readonly prefix: string;
  readonly routes: FastifyPluginAsyncTypebox;
}

type Registration = (dependencies: Dependencies) => void;

/** What the app takes from a module. */
export interface Module {
  /** Endpoints below `/api`. */
  readonly routes?: readonly MountedRoutes[];
  /** Addresses outside of `/api`, which declare no access. */
  readonly rootRoutes?: readonly MountedRoutes[];
  /** Register the handlers of its tasks. */
  readonly tasks?: readonly Registration[];
  /** Register what it does when a module below it announces an event. */
  readonly events?: readonly Registration[];
  /** Whose data its tables hold; their names are those of the schema. */
  readonly personalData?: PersonalData;
  /** Adds decorations and metrics to the app, before any route. */
  readonly prepare?: (app: FastifyInstance) => void;
}
