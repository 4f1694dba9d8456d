/** What the head of a page says to search engines, and to whoever shows a link to it. Its title is the page's own. */
export interface PageHead {
  readonly description?: string;
  /** Path and query of the one address under which this page is to be known. */
  readonly canonical?: string;
  /** Whether search engines leave the page out. */
  readonly isUnlisted?: boolean;
  /** The same as a feed. */
  readonly feed?: { readonly title: string; readonly path: string };
  /** Facts as schema.org names them, each an object of its own. */
  readonly facts?: readonly Readonly<Record<string, unknown>>[];
}

export interface HeadArguments {
  /** What the page's loader has brought, promises in it fulfilled; null when it has failed. */
  readonly data: unknown;
  /** The whole address of the page. */
  readonly url: URL;
  readonly status: number;
}

/** What a file that describes a page exports. It runs on the server alone. */
export interface HeadModule {
  describe(args: HeadArguments): PageHead;
}
