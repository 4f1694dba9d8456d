import { readdirSync, readFileSync } from 'node:fs';

const PAGE_BYTES = 4096;

interface GroupMember {
  readonly pid: number;
  /** Resident memory in bytes. */
  readonly memory: number;
}

function readMember(pid: number, group: number): GroupMember[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The program name is in parentheses and may contain any character; the fields after it are numbers.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return Number(fields[2]) === group ? [{ pid, memory: Number(fields[21]) * PAGE_BYTES }] : [];
  } catch {
    return [];
  }
}

/** Processes of a group with their memory; empty on systems without /proc. */
export function listGroup(group: number): GroupMember[] {
  try {
    return readdirSync('/proc').flatMap((name) =>
      /^\d+$/.test(name) ? readMember(Number(name), group) : [],
    );
  } catch {
    return [];
  }
}

export function killGroup(group: number): void {
  try {
    process.kill(-group, 'SIGKILL');
  } catch {
    // The process has already exited.
  }
}

export function killProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process has already exited.
  }
}
