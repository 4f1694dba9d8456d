import { readFileSync, readdirSync } from 'node:fs';

/** Resident bytes of a process tree; pages shared between processes are counted once per process. */
export interface TreeMemory {
  readonly server: number;
  /** Its child processes, which render releases. */
  readonly children: number;
}

const PAGE_BYTES = 4_096;

/** A process or thread that ends during the read counts as empty. */
function read(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, 'utf8');
  } catch {
    return '';
  }
}

function listThreads(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

const listChildren = (pid: number): number[] =>
  listThreads(pid).flatMap((thread) =>
    read(`${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
  );

const readResident = (pid: number) => Number(read(`${pid}/statm`).split(' ')[1] ?? 0) * PAGE_BYTES;

const readTree = (pid: number): number =>
  listChildren(pid).reduce((sum, child) => sum + readTree(child), readResident(pid));

/** The resident memory of a process and of its descendants, from Linux' `/proc`; zeros elsewhere. */
export function readTreeMemory(pid: number): TreeMemory {
  const server = readResident(pid);
  return { server, children: Math.max(0, readTree(pid) - server) };
}
