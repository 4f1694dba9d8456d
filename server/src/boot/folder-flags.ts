/** Argument of a server that keeps the data of a first start in a folder, and begins with those of an earlier one. */
export const DEMO_FLAG = '--demo-folder=';

/** Argument of a server that keeps its compiled functions in a folder, and begins with those of an earlier start. */
export const CODE_FLAG = '--code-folder=';

/** The folder that the argument names; undefined without it. */
export const readFolder = (flag: string): string | undefined =>
  process.argv.find((argument) => argument.startsWith(flag))?.slice(flag.length);
