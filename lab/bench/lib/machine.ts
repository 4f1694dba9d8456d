import { cpus, loadavg } from 'node:os';

const show = (load: readonly number[]) => load.map((each) => each.toFixed(1)).join(' ');

/** Records the load now; the returned function describes the machine and its load since then. */
export function startMachineReport(): () => string {
  const before = loadavg();
  const began = new Date();
  return () => {
    const minutes = ((Date.now() - began.getTime()) / 60_000).toFixed(0);
    const processors = `${cpus().length} × ${cpus()[0]?.model ?? 'processor'}`;
    const when = `${began.toISOString().slice(0, 16).replace('T', ' ')} UTC, ${minutes} min`;
    return `${processors}, Node ${process.version}, ${when}; load ${show(before)} before, ${show(loadavg())} after`;
  };
}
