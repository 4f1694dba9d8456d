/** Argument of a server that keeps the data of a first start in a folder, and begins with those of an earlier one. */
export const DEMO_FLAG = '--demo-folder=';

export const readDemoFolder = (): string | undefined =>
  process.argv.find((argument) => argument.startsWith(DEMO_FLAG))?.slice(DEMO_FLAG.length);
