import { setFlagsFromString } from 'node:v8';

/**
 * Bytes of WebAssembly that a function executes before V8 optimizes it, 55 times the default: otherwise a start
 * spends more of the processors on optimizing what it runs once than on opening the database.
 */
const TIERING_BUDGET = 100_000_000;

/** Before the embedded database is compiled, in all threads of the process. */
export const optimizeWasmLater = (): void => setFlagsFromString(`--wasm-tiering-budget=${TIERING_BUDGET}`);
