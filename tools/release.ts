import { run } from './release/run';

/** `npm run release -- <command>`; docs/releasing.md. */
process.exitCode = await run(process.argv.slice(2), {
  out: process.stdout,
  err: process.stderr,
  environment: process.env,
  isInteractive: Boolean(process.stdin.isTTY && process.stderr.isTTY),
});
