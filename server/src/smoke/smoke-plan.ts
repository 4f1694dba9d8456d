/** Marks the requests of a run: the server then refuses what writes and counts no view. */
export const SMOKE_COOKIE = 'smoke';

/** A cookie that a page of the run is opened with; pages' scripts cannot read it. */
export interface SmokeCookie {
  readonly name: string;
  readonly value: string;
}

export interface SmokeLimits {
  /** Milliseconds for a page until it stands there. */
  readonly pageMs: number;
  /** Milliseconds for the whole run. */
  readonly runMs: number;
  /** Memory of one process of the browser. */
  readonly memoryMb: number;
}

/** A run stays below the minute that a proxy waits for an answer as a rule. */
export const SMOKE_LIMITS: SmokeLimits = { pageMs: 8_000, runMs: 45_000, memoryMb: 512 };

/** Everything a run needs, as it is handed to a process of its own. */
export interface SmokePlan {
  /** The server, without a slash at its end. */
  readonly origin: string;
  readonly remote: string;
  readonly version: string;
  readonly routes: readonly { readonly path: string; readonly access: string }[];
  /** What `?release=` says to see what is live; and to see the candidate in its place. */
  readonly liveLink: string;
  readonly link: string;
  /** The session of somebody by role, for the pages of that role. */
  readonly sessions: Readonly<Record<string, readonly SmokeCookie[]>>;
  /** The path of a Chromium. */
  readonly browser: string;
  readonly limits: SmokeLimits;
}
