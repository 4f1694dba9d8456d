import { useState } from 'react';

/** An unsent message. */
export interface Draft {
  readonly body: string;
  /** Undefined while the suggested subject is unchanged. */
  readonly subject?: string | undefined;
  readonly isCopied?: boolean;
}

const EMPTY: Draft = { body: '' };

export interface Drafts {
  get(application: number): Draft;
  set(application: number, draft: Draft): void;
  readonly hasAny: boolean;
}

/** One draft per conversation, kept while other conversations are open. */
export function useDrafts(): Drafts {
  const [drafts, setDrafts] = useState<Readonly<Record<number, Draft>>>({});
  return {
    get: (application) => drafts[application] ?? EMPTY,
    set: (application, draft) => setDrafts((all) => ({ ...all, [application]: draft })),
    hasAny: Object.values(drafts).some(({ body }) => body.trim() !== ''),
  };
}
