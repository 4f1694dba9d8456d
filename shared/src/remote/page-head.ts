import type { Language } from '../rules/index';

/** Head of a page for search engines and link previews. The title is set by the page itself. */
export interface PageHead {
  readonly description?: string;
  /** Canonical path and query of this page. */
  readonly canonical?: string;
  /** True to exclude the page from search engines. */
  readonly isUnlisted?: boolean;
  /** The same content as a feed. */
  readonly feed?: { readonly title: string; readonly path: string };
  /** Structured data as schema.org objects. */
  readonly facts?: readonly Readonly<Record<string, unknown>>[];
}

export interface HeadArguments {
  /** The language of the page. */
  readonly language: Language;
  /** The page's loader data with its promises resolved; null when the loader has failed. */
  readonly data: unknown;
  readonly url: URL;
  readonly status: number;
}

/** Exports of a file that describes a page. It runs on the server only. */
export interface HeadModule {
  describe(args: HeadArguments): PageHead;
}
