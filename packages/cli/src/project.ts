import type { RemoteRelease } from '@metier/sdk/contract';

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
  /** When the versions of a package were published; empty if the registry does not say. */
  readPublishTimes?(name: string): Promise<Readonly<Record<string, string>>>;
  /** What the compiler says about the types of the current sources; empty if nothing. */
  findTypeErrors(remote: string): Promise<readonly string[]>;
  /** Builds the current sources for the pages of one shell, and again with every change. */
  watch(remote: string, options: WatchOptions): Promise<Watch>;
  /** Resolves to the folder of the build: of the current sources, or the last one with `isBuilt`. */
  build(remote: string, options: BuildChoice): Promise<string>;
}

/** What is built for `dev`, and for whom. */
export interface WatchOptions {
  /** Origin of the shell, whose pages alone may read the files. */
  readonly shell: string;
  /** Port on this machine; 0 for a free one. */
  readonly port: number;
  /** Called after every build, with the origin that serves it and its description. */
  readonly onBuilt: (origin: string, release: RemoteRelease) => void;
}

/** A remote that is served from this machine. */
export interface Watch {
  stop(): Promise<void>;
}

/** How `publish` gets its build. */
export interface BuildChoice {
  readonly isBuilt: boolean;
  /** True if stdout and stderr are for a program. */
  readonly isSilent: boolean;
}
