type HostileKind = 'globals' | 'events' | 'frame' | 'styles' | 'load' | 'storage' | 'document' | 'errors';

/** The code of a release that attacks the globals, styles or resources all releases share in a page. */
export interface Attack {
  /** Runs when the entry is evaluated, before the remote renders. */
  readonly atLoad?: string;
  /** Runs when the remote's page is mounted. */
  readonly onMount?: string;
  /** Runs in its loader; may return a promise. */
  readonly inLoader?: string;
  readonly css?: string;
}

export interface HostileBuild extends Attack {
  /** The attack, as a test title. */
  readonly does: string;
  /** What it attacks. */
  readonly kind: HostileKind;
  /**
   * Pattern of the reported failure messages; undefined if other remotes are not affected and nothing is
   * reported.
   */
  readonly reported?: RegExp;
}
