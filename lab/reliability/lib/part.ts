/** Measurements of a step, one line of the raw results. */
export type Figures = Readonly<Record<string, number | string>>;

/** A promise of the product, and the run that tries to break it in many steps. */
export interface ReliabilityPart<Found extends Figures = Figures> {
  /** One sentence for the table in docs/reliability.md. */
  readonly promise: string;
  /** Number of steps in a full run. */
  readonly steps: number;
  /** Plural name of a step, as in "12 of 500 kills". */
  readonly unit: string;
  /** Starts the servers and browsers that the steps share. */
  open(): Promise<ReliabilityRig<Found>>;
  /** The figure in the table: number of steps and results. */
  summarise(found: readonly Found[]): string;
}

/** Resources of a run. A failed step closes them, and the next step opens a new rig. */
export interface ReliabilityRig<Found extends Figures = Figures> {
  /**
   * Rejects if the promise is broken. `random` depends only on the run's seed and the step, so a step can be
   * repeated.
   */
  run(step: number, random: () => number): Promise<Found>;
  close(): Promise<void>;
}
