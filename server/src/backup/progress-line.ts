/**
 * Prints a progress from 0 to 1: overwrites one line on a terminal, otherwise prints a line for every 10 %.
 */
export function createProgressLine(
  title: string,
  out: NodeJS.WriteStream = process.stdout,
): (share: number) => void {
  const step = out.isTTY ? 1 : 10;
  let shown = -1;
  return (share) => {
    const percent = Math.floor((Math.min(share, 1) * 100) / step) * step;
    if (percent === shown) return;
    shown = percent;
    const end = out.isTTY ? (percent === 100 ? '\n' : '') : '\n';
    out.write(`${out.isTTY ? '\r' : ''}${title} ${String(percent).padStart(3)} %${end}`);
  };
}
