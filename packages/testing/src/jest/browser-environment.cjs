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

const LABELABLE = ['Button', 'Input', 'Meter', 'Output', 'Progress', 'Select', 'TextArea'];

/**
 * The labels of controls, found by their `for` or around the control. jsdom looks for the control of every label in the
 * whole page, for each control of a page.
 */
function findLabelsFast(page) {
  const isOf = (label, control) =>
    label.hasAttribute('for')
      ? label.htmlFor === control.id
      : label.contains(control) && label.control === control;
  const labels = {
    configurable: true,
    get() {
      if (this.type === 'hidden') return null;
      return [...this.getRootNode().querySelectorAll('label')].filter((label) => isOf(label, this));
    },
  };
  for (const name of LABELABLE) Object.defineProperty(page[`HTML${name}Element`].prototype, 'labels', labels);
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
    findLabelsFast(page);
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
