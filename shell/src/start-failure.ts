/**
 * Without the shell's own code React is unavailable, so the static panel of the page is shown at once instead
 * of after its delay. A server-rendered page stays, because its links and forms work without scripts.
 */
export function showStartFailure(error: unknown): void {
  document.getElementById('unstarted')?.setAttribute('data-now', '');
  reportError(error);
}
