const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** Compiled modules of this worker by file. */
const scripts = new Map();

function compile(source, filename, parameters) {
  const cached = scripts.get(filename);
  if (cached?.source === source) return cached.script;
  const opening = `(function (${parameters.join(', ')}) {`;
  // The negative offset keeps the first line's columns as in the source.
  const script = new Script(`${opening}${source}\n})`, { filename, columnOffset: -opening.length });
  scripts.set(filename, { source, script });
  return script;
}

/** Jest's module loader with a cache of compiled modules: each suite evaluates them, the first compiles them. */
class CachingRuntime extends Runtime {
  constructor(...given) {
    super(...given);
    const { executor, _environment: environment } = this;
    executor.compile = (source, filename) => {
      const context = environment.getVmContext();
      // Null after the teardown.
      return context && this.evaluate(compile(source, filename, executor.injectedModuleParameters), context);
    };
  }

  evaluate(script, context) {
    return script.runInContext(context);
  }
}

module.exports = CachingRuntime;
