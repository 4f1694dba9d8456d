/** Counts of responses by operation and status. */
export interface ResponseStats {
  note(operation: string, status: number): void;
  /** Total of responses of this class: 2 for successes, 4 for refusals. */
  count(hundred: number): number;
  /** Operations without any response of this class. */
  without(hundred: number): string[];
  /** Totals of all operations. */
  sum(): { readonly requests: number; readonly operations: number; readonly statuses: string };
  /** One line for each operation. */
  describe(): string;
}

export function createResponseStats(operations: readonly string[]): ResponseStats {
  const seen = new Map(operations.map((name) => [name, new Map<number, number>()]));
  const sum = (statuses: ReadonlyMap<number, number>, hundred: number) =>
    [...statuses].reduce(
      (all, [status, times]) => all + (Math.floor(status / 100) === hundred ? times : 0),
      0,
    );
  const line = (statuses: ReadonlyMap<number, number>) =>
    [...statuses]
      .sort(([one], [other]) => one - other)
      .map(([status, times]) => `${status} × ${times}`)
      .join(', ');
  const width = Math.max(...operations.map(({ length }) => length));
  function sumUp() {
    const all = new Map<number, number>();
    for (const [status, times] of [...seen.values()].flatMap((statuses) => [...statuses]))
      all.set(status, (all.get(status) ?? 0) + times);
    const operationsSeen = [...seen.values()].filter(({ size }) => size > 0).length;
    const requests = [...all.values()].reduce((whole, times) => whole + times, 0);
    return { requests, operations: operationsSeen, statuses: line(all) };
  }
  return {
    sum: sumUp,
    note(operation, status) {
      const statuses = seen.get(operation);
      statuses?.set(status, (statuses.get(status) ?? 0) + 1);
    },
    count: (hundred) => [...seen.values()].reduce((all, statuses) => all + sum(statuses, hundred), 0),
    without: (hundred) =>
      [...seen].filter(([, statuses]) => sum(statuses, hundred) === 0).map(([name]) => name),
    describe: () =>
      [...seen].map(([name, statuses]) => `${name.padEnd(width)}  ${line(statuses)}`).join('\n'),
  };
}
