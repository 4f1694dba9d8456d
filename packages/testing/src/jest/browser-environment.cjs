const { TestEnvironment } = require('jest-environment-jsdom');
const { createComputedStyle } = require('./computed-style.cjs');

/** Globals that jsdom lacks and every browser has, taken from Node. */
const FROM_NODE = [
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'BroadcastChannel',
  'URL',
  'URLSearchParams',
  'Headers',
  'Response',
  'Blob',
  'File',
  'AbortController',
  'AbortSignal',
  'structuredClone',
  'performance',
  'CompressionStream',
  'DecompressionStream',
];

/** True if the form submits this control when it is submitted by that button. */
function isSent(control, submitter) {
  if (!control.name || control.matches(':disabled')) return false;
  if (control.matches('button, input:is([type=submit], [type=button], [type=reset], [type=image])'))
    return control === submitter;
  return !control.matches('input:is([type=checkbox], [type=radio])') || control.checked;
}

function valuesOf(control) {
  if (control.type === 'file') return control.files.length > 0 ? [...control.files] : [new File([], '')];
  return control.selectedOptions ? [...control.selectedOptions].map(({ value }) => value) : [control.value];
}

/** Node's FormData, which its Request can send, extended to read a form of the page. */
class PageFormData extends FormData {
  constructor(form, submitter) {
    super();
    for (const control of form?.elements ?? [])
      if (isSent(control, submitter)) for (const value of valuesOf(control)) this.append(control.name, value);
  }

  static [Symbol.hasInstance](value) {
    return Object.prototype.isPrototypeOf.call(FormData.prototype, value);
  }
}

class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    // msw would otherwise resolve to its browser build, which requires a service worker.
    this.customExportConditions = ['node', 'node-addons'];
  }

  async setup() {
    await super.setup();
    for (const name of FROM_NODE) if (globalThis[name]) this.global[name] = globalThis[name];
    const page = this.global;
    page.FormData = PageFormData;
    page.getComputedStyle = createComputedStyle(page);
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
