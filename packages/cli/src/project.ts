/** Where a command runs: which remote can be published from here, and how it is built. */
export interface Project {
  /** How the user calls this program, for sentences that name a command. */
  readonly program: string;
  /** Folder that a relative DATA_DIR starts from. */
  readonly root: string;
  /** The remote to publish; `word` is the one on the command line. */
  nameRemote(word: string | undefined): string;
  /** Version of the SDK that this builds with, where it may be another than the server's. */
  readSdkVersion?(): string | undefined;
  /** Resolves to the folder of the build: of the current sources, or the last one with `isBuilt`. */
  build(remote: string, options: BuildChoice): Promise<string>;
}

/** How `publish` gets its build. */
export interface BuildChoice {
  readonly isBuilt: boolean;
  /** True if stdout and stderr are for a program. */
  readonly isSilent: boolean;
}
