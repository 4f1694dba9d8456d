import type { Access as PageAccess } from '@metier/sdk/rules';

/**
 * Access required by an operation, checked before anything of the request is read; `team` requires a team
 * token. Services restrict it further to the user's own data.
 */
export type Access = PageAccess | 'team';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** Name of the operation in the description of the API, unique and kept for good. */
    operationId?: string;
    /** What the operation is for, in a few words. */
    summary?: string;
  }
}

/** Declares an operation of the API in the `config` of its route: who may call it, its id, and what it is for. */
export const allow = (access: Access, operationId: string, summary: string) => ({
  access,
  operationId,
  summary,
});
