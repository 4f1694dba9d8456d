const { TestEnvironment } = require('jest-environment-jsdom');

/** What jsdom lacks and every browser has, taken from Node itself. */
const FROM_NODE = [
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'BroadcastChannel',
  'Headers',
  'Response',
  'FormData',
  'Blob',
  'File',
  'AbortController',
  'AbortSignal',
  'structuredClone',
  'performance',
  'CompressionStream',
  'DecompressionStream',
];

class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    // msw would otherwise be resolved to its build for browsers, which wants a service worker.
    this.customExportConditions = ['node', 'node-addons'];
  }

  async setup() {
    await super.setup();
    for (const name of FROM_NODE) if (globalThis[name]) this.global[name] = globalThis[name];
    const page = this.global;
    const toAddress = (input) =>
      typeof input === 'string' ? new URL(input, page.location.href).href : input;
    page.Request = class extends Request {
      constructor(input, init) {
        super(toAddress(input), init);
      }
    };
    page.fetch = (input, init) => fetch(toAddress(input), init);
  }
}

module.exports = BrowserEnvironment;
