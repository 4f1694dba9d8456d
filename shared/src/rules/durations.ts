const MINUTE = 60;

/** How long to wait, in words: `40 seconds`, `1 minute`, `15 minutes`; minutes are rounded up. */
export function formatDuration(seconds: number): string {
  const [count, unit] = seconds < MINUTE ? [seconds, 'second'] : [Math.ceil(seconds / MINUTE), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
