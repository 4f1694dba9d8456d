import { useState } from 'react';

/** What somebody has begun to write. */
export interface Draft {
  readonly body: string;
  /** Undefined as long as the proposed one is untouched. */
  readonly subject?: string | undefined;
  readonly isCopied?: boolean;
}

const EMPTY: Draft = { body: '' };

export interface Drafts {
  get(application: number): Draft;
  set(application: number, draft: Draft): void;
  readonly hasAny: boolean;
}

/** One draft a conversation, kept while others are looked at. */
export function useDrafts(): Drafts {
  const [drafts, setDrafts] = useState<Readonly<Record<number, Draft>>>({});
  return {
    get: (application) => drafts[application] ?? EMPTY,
    set: (application, draft) => setDrafts((all) => ({ ...all, [application]: draft })),
    hasAny: Object.values(drafts).some(({ body }) => body.trim() !== ''),
  };
}
