/** Code of a remote that could not be had: its entry, its public face, or one of its pages. */
export interface RemoteLoadError extends Error {
  readonly name: 'RemoteLoadError';
  /** The remote that is missing; undefined when no live remote offers what was asked for. */
  readonly remote: string | undefined;
}

class LoadError extends Error implements RemoteLoadError {
  override readonly name = 'RemoteLoadError';

  constructor(
    readonly remote: string | undefined,
    cause?: unknown,
  ) {
    super(`${remote ?? 'A piece of the page'} could not be loaded`, { cause });
  }
}

export const createRemoteLoadError = (remote: string | undefined, cause?: unknown): RemoteLoadError =>
  new LoadError(remote, cause);

/** Recognises by shape, because the error may come from another bundle's copy of this module. */
export function isRemoteLoadError(error: unknown): error is RemoteLoadError {
  return error instanceof Object && 'name' in error && error.name === 'RemoteLoadError';
}
