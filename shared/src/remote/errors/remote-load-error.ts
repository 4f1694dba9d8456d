/** A part of a remote could not be loaded: its entry, its `remote` module, or one of its pages. */
export interface RemoteLoadError extends Error {
  readonly name: 'RemoteLoadError';
  /** The remote that failed; undefined when no live remote offers the requested fragment. */
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

/**
 * Checks the shape instead of `instanceof`, because the error may come from another bundle's copy of this
 * module.
 */
export function isRemoteLoadError(error: unknown): error is RemoteLoadError {
  return error instanceof Object && 'name' in error && error.name === 'RemoteLoadError';
}
