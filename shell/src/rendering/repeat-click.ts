const page: Window & {
  /** The last click on a button, kept by the script of a server-rendered page. */
  keptClick?: MouseEvent | undefined;
} = window;

/** A click that is repeated later would surprise. */
const MAX_AGE_MS = 10_000;

/** Repeats the last click that was made before React listened; React hydrates its button for that at once. */
export function repeatClick(): void {
  const { keptClick: click } = page;
  document.onclick = null;
  page.keptClick = undefined;
  if (!(click?.target instanceof Element) || performance.now() - click.timeStamp > MAX_AGE_MS) return;
  click.target.closest('button')?.click();
}
