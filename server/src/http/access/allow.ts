import type { Access as PageAccess, OwnDocument } from '@metier/sdk/rules';

/**
 * Access required by an operation, checked before anything of the request is read; `team` requires a team
 * token. Services restrict it further to the user's own data.
 */
export type Access = PageAccess | 'team';

/** Documents of their own: those of pages, and the one that asks before a release link takes effect. */
export type DocumentName = OwnDocument | 'link';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** Name of the operation in the description of the API, unique and kept for good. */
    operationId?: string;
    /** What the operation is for, in a few words. */
    summary?: string;
    /** The only document whose page may call it in a browser; for operators theirs. */
    document?: DocumentName | undefined;
  }
}

/** Declares an operation of the API in the `config` of its route: who may call it, its id, and what it is for. */
export const allow = (access: Access, operationId: string, summary: string, document?: DocumentName) => ({
  access,
  operationId,
  summary,
  ...(document && { document }),
});
