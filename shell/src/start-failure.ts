/**
 * Without the shell's own code there is nothing to draw with: the page's own panel says so at once, which else waits for
 * a while. A page that was rendered on the server stays, since its links and forms work by themselves.
 */
export function showStartFailure(error: unknown): void {
  document.getElementById('unstarted')?.setAttribute('data-now', '');
  reportError(error);
}
