/** A malicious server build: the body of a function that returns what the attack has gained, or 'nothing'. */
export interface HostileBuild {
  readonly what: string;
  readonly attack: string;
  /** Code at the start of the build. */
  readonly atLoad?: string;
}

/**
 * Helpers for attacks. `climb` detects whether a value belongs to another realm, and whether its constructors
 * reach the process.
 */
export const TOOLS = `
  const climb = (value) => {
    if (value === undefined || value === null) return 'nothing';
    try {
      const found = value.constructor.constructor('return process')();
      if (found && found.pid) return 'the process ' + found.pid;
    } catch {}
    if (typeof value !== 'object' && typeof value !== 'function') return 'nothing';
    let top = value;
    while (Object.getPrototypeOf(top)) top = Object.getPrototypeOf(top);
    return top === Object.prototype || top === value ? 'nothing' : 'an object of the host';
  };
  const climbAll = (values) => values.map(climb).find((gained) => gained !== 'nothing') ?? 'nothing';
`;
