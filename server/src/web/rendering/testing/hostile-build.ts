/** A server build of a team that means harm: the body of a function that answers what it has gained, or 'nothing'. */
export interface HostileBuild {
  readonly what: string;
  readonly attack: string;
  /** Stands before everything else in the build. */
  readonly atLoad?: string;
}

/**
 * What attacks share. `climb` tells whether a value belongs to another realm, and whether its constructors lead to the
 * process.
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
