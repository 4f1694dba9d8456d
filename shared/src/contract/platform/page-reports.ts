import { Type, type Static } from 'typebox';
import { Channel, ReleaseName } from './releases';

export const PageFailure = Type.Object({
  id: Type.Integer(),
  at: Type.String(),
  remote: Type.String(),
  version: Type.String(),
  channel: Channel,
  /** Revision of this visitor's page; see `Registry.revision`. */
  revision: Type.String(),
  /** Value of `?registry=` that shows this visitor's releases for an hour. */
  replay: Type.String(),
  /** `load`, `chunk`, `render`, `script`, `tamper`, `frozen`, `policy`. */
  kind: Type.String(),
  path: Type.String(),
  message: Type.String(),
});
export type PageFailure = Static<typeof PageFailure>;

/**
 * A `view` is reported once for every navigation to a page of the remote, when it begins and regardless of
 * its result, and once for the shell itself; all other kinds are failures. Failures are counted against
 * views: at most one for each. `tamper`: the release changed objects that all releases share; `frozen`: the
 * page stopped responding, reported by the next page.
 */
const ReportItem = Type.Object(
  {
    kind: Type.Enum(['view', 'load', 'chunk', 'render', 'script', 'tamper', 'frozen']),
    remote: ReleaseName,
    version: Type.String({ maxLength: 64 }),
    /** The pattern of the route; for a concrete path the server stores only the matching pattern. */
    path: Type.String({ maxLength: 200 }),
    message: Type.Optional(Type.String({ maxLength: 500 })),
  },
  { additionalProperties: false },
);
export type ReportItem = Static<typeof ReportItem>;

/** How a page of the remote was for its visitor: milliseconds of LCP and INP; CLS has no unit. */
const Vital = Type.Object(
  {
    name: Type.Enum(['LCP', 'INP', 'CLS']),
    value: Type.Number({ minimum: 0, maximum: 3_600_000 }),
    remote: ReleaseName,
    version: Type.String({ maxLength: 64 }),
  },
  { additionalProperties: false },
);
export type Vital = Static<typeof Vital>;

/** Views and failures reported by an open page, and its vitals once it has been hidden. */
export const ReportBody = Type.Object(
  {
    ticket: Type.String({ maxLength: 2000 }),
    items: Type.Array(ReportItem, { maxItems: 50 }),
    vitals: Type.Optional(Type.Array(Vital, { maxItems: 3 })),
  },
  { additionalProperties: false },
);
export type ReportBody = Static<typeof ReportBody>;
