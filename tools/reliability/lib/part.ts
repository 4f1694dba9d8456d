/** What a step has measured, one line of the raw results. */
export type Figures = Readonly<Record<string, number | string>>;

/** A promise of the product, and the run that tries to break it in many steps. */
export interface ReliabilityPart<Found extends Figures = Figures> {
  /** One sentence for the table in docs/reliability.md. */
  readonly promise: string;
  /** How many steps a full run has. */
  readonly steps: number;
  /** What a step is, as in "12 of 500 kills": plural. */
  readonly unit: string;
  /** Starts the servers and browsers that the steps share. */
  open(): Promise<ReliabilityRig<Found>>;
  /** The figure in the table: what the steps did and what they found. */
  summarise(found: readonly Found[]): string;
}

/** Everything that a run has started. A failed step closes it, and the next one has a new rig. */
export interface ReliabilityRig<Found extends Figures = Figures> {
  /** Rejects when the promise is broken. `random` depends on the run's seed and the step alone, so a step can be repeated. */
  run(step: number, random: () => number): Promise<Found>;
  close(): Promise<void>;
}
