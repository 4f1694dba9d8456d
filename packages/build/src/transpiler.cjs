const { transformSync } = require('@swc/core');
const typescript = require('typescript');

/** @typedef {import('typescript').TranspileOutput} TranspileOutput */
/** @typedef {import('typescript').TranspileOptions} TranspileOptions */

/**
 * By name and source: bundles that are built in one process share most of their modules.
 * @type {Map<string, TranspileOutput>}
 */
const transpiled = new Map();

/**
 * ts-loader's compiler for production, where the time of TypeScript's own counts.
 * @type {typeof typescript.transpileModule}
 */
function transpileModule(source, options) {
  const key = `${options.fileName}\n${source}`;
  const output = transpiled.get(key) ?? transpile(source, options);
  transpiled.set(key, output);
  return output;
}

/** @param {string} source @param {TranspileOptions} options @returns {TranspileOutput} */
function transpile(source, options) {
  const { fileName: filename = 'module.ts' } = options;
  try {
    const { code } = transformSync(source, {
      filename,
      configFile: false,
      swcrc: false,
      isModule: true,
      jsc: {
        parser: { syntax: 'typescript', tsx: filename.endsWith('x') },
        target: 'es2022',
        transform: { verbatimModuleSyntax: true, react: { runtime: 'automatic' } },
      },
    });
    return { outputText: code, diagnostics: [] };
  } catch {
    // TypeScript takes more, such as decorators, and its messages name the mistake alone.
    return typescript.transpileModule(source, options);
  }
}

module.exports = { ...typescript, transpileModule };
