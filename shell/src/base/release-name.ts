/** Names a release of a remote, or of the shell. */
export interface ReleaseName {
  readonly name: string;
  readonly version: string;
}
