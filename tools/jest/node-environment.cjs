const { AsyncLocalStorage } = require('node:async_hooks');
const { readFile } = require('node:fs/promises');
const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

/** Held for the worker's lifetime: V8 shares their code with every thread that compiles the same file. */
const wasmModules = new Map();

/** Stores in use. Each slows every promise of the process, and the test framework makes one for each suite. */
const stores = new Set();
for (const name of ['run', 'enterWith']) {
  const enter = AsyncLocalStorage.prototype[name];
  AsyncLocalStorage.prototype[name] = function (...given) {
    stores.add(this);
    return enter.apply(this, given);
  };
}

/** A store is enabled again by its next use. */
function disableStores() {
  for (const store of stores) store.disable();
  stores.clear();
}

/** Gives an object back the properties it had. */
function restore(object, before) {
  for (const key of Reflect.ownKeys(object))
    if (!Object.hasOwn(before, key)) Reflect.deleteProperty(object, key);
  for (const key of Reflect.ownKeys(before)) {
    const now = Object.getOwnPropertyDescriptor(object, key);
    const isSame = ['value', 'get', 'set'].every((part) => now?.[part] === before[key][part]);
    if (!isSame) Reflect.defineProperty(object, key, before[key]);
  }
}

/** Removes the listeners of an emitter that it did not have. */
function removeListeners(emitter, before) {
  for (const name of emitter.eventNames())
    for (const listener of emitter.rawListeners(name))
      if (!before.has(listener)) emitter.removeListener(name, listener);
}

/**
 * Runs suites in Node's own context instead of a new one each, so that they can share packages (see
 * `node-runtime.cjs`). Globals, `process` and its environment are restored after each suite.
 */
class NodeEnvironment {
  constructor({ projectConfig }) {
    this.global = globalThis;
    this.wasmFiles = projectConfig.testEnvironmentOptions.wasmFiles ?? [];
    this.listeners = new Set(process.eventNames().flatMap((name) => process.rawListeners(name)));
    this.before = [globalThis, process, process.env].map((object) => ({
      object,
      properties: Object.getOwnPropertyDescriptors(object),
    }));
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  async setup() {
    for (const file of this.wasmFiles)
      if (!wasmModules.has(file)) wasmModules.set(file, await WebAssembly.compile(await readFile(file)));
  }

  async teardown() {
    this.fakeTimersModern.dispose();
    disableStores();
    removeListeners(process, this.listeners);
    for (const { object, properties } of this.before) restore(object, properties);
    this.global = null;
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return this.global;
  }
}

module.exports = NodeEnvironment;
