/** Shows a share from 0 to 1: drawn over itself on a terminal, elsewhere a line for every tenth. */
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
