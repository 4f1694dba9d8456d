const { execFile } = require('node:child_process');
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { makeOnce } = require('./make-once.cjs');

const ROOT = join(__dirname, '../..');
const OUTPUT = '.cache/openapi';
const FILE = join(ROOT, OUTPUT, 'openapi.json');

/** Of the description, from the root. */
const API_INPUTS = [
  'package-lock.json',
  'server/package.json',
  'server/src',
  'shared/src/contract',
  'shared/src/rules',
  'tools/lib/describe-api.cjs',
];

const MAX_BYTES = 16 * 1024 * 1024;

const PROGRAM = `
  import { describeApi } from './server/src/describe-api';
  const { description } = await describeApi();
  process.stdout.write(JSON.stringify(description));
`;

/**
 * Runs a module from its text, as if it were a file of the server, whose packages it finds.
 * @returns {Promise<string>} what it prints
 */
const runInServer = (/** @type {string} */ code) =>
  new Promise((resolve, reject) => {
    const options = { cwd: join(ROOT, 'server'), maxBuffer: MAX_BYTES };
    const child = execFile(process.execPath, ['--input-type=module'], options, (error, printed) =>
      error ? reject(error) : resolve(printed),
    );
    child.stdin?.end(code);
  });

/**
 * The OpenAPI description of the sources in a folder, with the packages that are installed here.
 * @param {string} folder with `server/src` and `shared/src`, absolute
 */
async function describeApi(folder) {
  // Only here, because a start that makes nothing reads the list of the inputs alone.
  const { build } = require('esbuild');
  const { outputFiles } = await build({
    stdin: { contents: PROGRAM, resolveDir: folder },
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    packages: 'external',
    alias: { '@metier/sdk': join(folder, 'shared/src') },
    logLevel: 'error',
  });
  return runInServer(outputFiles[0]?.text ?? '');
}

/** The OpenAPI description of the current sources, as JSON; made again when they change. */
async function readApi() {
  await makeOnce({
    output: OUTPUT,
    inputs: API_INPUTS,
    async make() {
      const text = await describeApi(ROOT);
      mkdirSync(join(ROOT, OUTPUT), { recursive: true });
      // Renamed when it is complete, because another process may read it.
      const part = `${FILE}.${process.pid}`;
      writeFileSync(part, text);
      renameSync(part, FILE);
    },
  });
  return readFileSync(FILE, 'utf8');
}

module.exports = { API_INPUTS, describeApi, readApi };
