import type { PageData } from '@metier/shared/contract';
import type { ApiAnswer } from '../../http/read-as-visitor';

/** Code that renders: what the shell and a remote have been built into for the server. */
export interface Bundle {
  /** Names this pair of builds; another one for other contents. */
  readonly key: string;
  /** The remote's name. */
  readonly name: string;
  readonly shell: string;
  readonly remote: string;
}

/** What a page says to search engines; see `PageHead` of `@metier/shared/remote`, which a release may be older than. */
export interface Head {
  readonly description?: unknown;
  readonly canonical?: unknown;
  readonly isUnlisted?: unknown;
  readonly feed?: unknown;
  readonly facts?: unknown;
}

export type Rendered =
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  | {
      readonly kind: 'page';
      readonly status: number;
      /** Elements for the head of the document. */
      readonly title: string;
      readonly head: Head;
      readonly html: string;
      /** What the shell begins with in the browser, as JSON. */
      readonly state: string;
    };

export type ToWorker =
  | { readonly kind: 'bundle'; readonly bundle: Bundle }
  | {
      readonly kind: 'render';
      readonly task: number;
      readonly bundle: string;
      readonly url: string;
      readonly page: PageData;
    }
  | { readonly kind: 'answer'; readonly call: number; readonly answer: ApiAnswer };

export type FromWorker =
  | { readonly kind: 'read'; readonly task: number; readonly call: number; readonly path: string }
  | { readonly kind: 'done'; readonly task: number; readonly rendered: Rendered; readonly memory: number }
  | { readonly kind: 'failed'; readonly task: number; readonly reason: string };
