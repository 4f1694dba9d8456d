import type { PageData } from '@metier/sdk/contract';
import { Type, type Static } from 'typebox';
import { Compile } from 'typebox/schema';
import type { ApiResponse } from '../../http/response/api-response';

/** Server builds of the shell and of one remote, which render together. */
export interface Bundle {
  /** Identifies this pair of builds by their contents. */
  readonly key: string;
  readonly name: string;
  /** Both releases, for the log. */
  readonly releases: string;
  readonly shell: string;
  readonly remote: string;
}

/**
 * Head data of a page for search engines; see `PageHead` of `@metier/sdk/remote`. Lenient, because a
 * release may be older than that type.
 */
const Head = Type.Object({
  description: Type.Optional(Type.Unknown()),
  canonical: Type.Optional(Type.Unknown()),
  isUnlisted: Type.Optional(Type.Unknown()),
  feed: Type.Optional(Type.Unknown()),
  /** Each one as JSON. */
  facts: Type.Optional(Type.Array(Type.String(), { maxItems: 100 })),
});

/** Path of this origin, limited to characters that a header may hold. */
const PATH_HERE = '^/(?![/\\\\])[\\x21-\\x7e]*$';

const BuildOutput = Type.Union([
  Type.Object({
    kind: Type.Literal('redirect'),
    status: Type.Integer({ minimum: 301, maximum: 308 }),
    location: Type.String({ pattern: PATH_HERE, maxLength: 2_000 }),
  }),
  Type.Object({
    kind: Type.Literal('page'),
    status: Type.Integer({ minimum: 200, maximum: 499 }),
    /** Elements for the head of the document. */
    title: Type.String({ maxLength: 10_000 }),
    head: Head,
    html: Type.String(),
    /** Initial state of the shell in the browser, as JSON. */
    state: Type.String(),
  }),
]);
/** What a build has returned for a page. */
export type BuildOutput = Static<typeof BuildOutput>;

/** Message from the server to a build: a page to render, or the response to an API call. */
export type ToBuild =
  | { readonly kind: 'render'; readonly task: number; readonly url: string; readonly page: PageData }
  | {
      readonly kind: 'answer';
      readonly task: number;
      readonly call: number;
      readonly answer: ApiResponse;
    };

/** The first message to a rendering process. */
export interface ProcessStart extends Pick<Bundle, 'shell' | 'remote'> {
  /** Each page gets a realm of its own, without a clock, so that a build keeps nothing of a person. */
  readonly isPrivate: boolean;
}

const Read = Type.Object({
  kind: Type.Literal('read'),
  task: Type.Integer(),
  call: Type.Integer(),
  path: Type.String({ maxLength: 4_000 }),
});

const FromBuild = Type.Union([
  Read,
  Type.Object({ kind: Type.Literal('done'), task: Type.Integer(), rendered: BuildOutput }),
  Type.Object({ kind: Type.Literal('failed'), task: Type.Integer(), reason: Type.String() }),
  /** The build cannot be compiled, or is not permitted. */
  Type.Object({ kind: Type.Literal('unusable'), reason: Type.String() }),
]);
export type FromBuild = Static<typeof FromBuild>;
export type ReadMessage = Static<typeof Read>;

const Report = Type.Object({
  /** Bytes of the process's heap and of its external memory. */
  memory: Type.Number(),
  /** The page whose realm has sent the messages, where each page has its own. */
  task: Type.Optional(Type.Integer()),
  messages: Type.Array(FromBuild),
});
export type Report = Static<typeof Report>;

const reports = Compile(Report);

/**
 * Parses a message of a rendering process; undefined if it is not a report. Only the form is validated, the
 * content remains untrusted.
 */
export function readReport(text: string): Report | undefined {
  try {
    const report: unknown = JSON.parse(text);
    return reports.Check(report) ? (report as Report) : undefined;
  } catch {
    return undefined;
  }
}
