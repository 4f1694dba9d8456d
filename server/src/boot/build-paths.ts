/** Where the built files of the server are. */
export interface BuildPaths {
  /** The built `embedded-worker.js`. */
  readonly workerFile: string;
  readonly migrationsFolder: string;
  /** The built `render-worker.cjs`. */
  readonly renderWorkerFile: string;
  /** The built `analyze-worker.js`. */
  readonly analyzeWorkerFile: string;
  /** The built `smoke-runner.js`. */
  readonly smokeRunnerFile: string;
  /** The built `sbom.json`. */
  readonly sbomFile: string;
  /** The packed SDK, beside the built server. */
  readonly sdkFolder: string;
  /** Record of the inputs that the server was built from. */
  readonly serverMark: string;
  /** Where a start without data looks for those of an earlier one; undefined if none are kept. */
  readonly demoFolder: string | undefined;
  /** Resolves once the bundles in `webFolder` are built. */
  readonly bundles: Promise<void>;
  /** Holds the workspaces with their `dist`. */
  readonly webFolder: string;
}
