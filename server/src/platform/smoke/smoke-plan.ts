/** Cookie that is set before a page of the run is opened; page scripts cannot read it. */
export interface SmokeCookie {
  readonly name: string;
  readonly value: string;
}

export interface SmokeLimits {
  /** Milliseconds until a page must be complete. */
  readonly pageMs: number;
  /** Milliseconds for the whole run. */
  readonly runMs: number;
  /** Memory limit of one browser process, in megabytes. */
  readonly memoryMb: number;
}

/** A run stays below 60 s, the usual response timeout of a proxy. */
export const SMOKE_LIMITS: SmokeLimits = { pageMs: 8_000, runMs: 45_000, memoryMb: 512 };

interface SmokeRoute {
  readonly path: string;
  readonly access: string;
  /** Whether the server renders the page. */
  readonly is_rendered?: boolean;
}

/** Complete input of a run, passed to a separate process. */
export interface SmokePlan {
  /** Origin of the server, without a trailing slash. */
  readonly origin: string;
  readonly remote: string;
  readonly version: string;
  readonly routes: readonly SmokeRoute[];
  /** Values of `?release=`: `liveLink` for the live releases, `link` for the candidate. */
  readonly liveLink: string;
  readonly link: string;
  /** Cookie by which the server recognises its own run; without it, documents of their own show what is live. */
  readonly pass?: SmokeCookie;
  /** Session cookies by role, for the pages of that role. */
  readonly sessions: Readonly<Record<string, readonly SmokeCookie[]>>;
  /** Path of a Chromium executable. */
  readonly browser: string;
  readonly limits: SmokeLimits;
}
