import { toHashSource } from '../content-hash';

/** Timeout for the first paint, because a background tab is never painted. */
const PAINT_TIMEOUT_MS = 1_000;

/**
 * Inserts the elements of the template in front of it once the browser reports the first contentful paint, and keeps
 * the last click on a button until the shell repeats it (`shell/src/rendering/repeat-click.ts`). The elements are
 * copied, because the policy admits only scripts that a script has made.
 */
const START = `(() => {
  const { content } = document.currentScript.previousSibling;
  document.onclick = (event) => {
    if (event.target.closest('button[type=button]')) window.keptClick = event;
  };
  const start = () => {
    const parts = [...content.children];
    content.replaceChildren();
    for (const { localName, attributes } of parts) {
      const made = document.createElement(localName);
      for (const { name, value } of attributes) made.setAttribute(name, value);
      document.body.append(made);
    }
  };
  if (document.hidden) return start();
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length) start();
  }).observe({ type: 'paint', buffered: true });
  setTimeout(start, ${PAINT_TIMEOUT_MS});
})();`.replace(/\n\s*/g, '');

/** Hash of the start script for the Content-Security-Policy. */
export const DEFERRED_SCRIPTS_HASH = toHashSource(START);

/**
 * Defers hints and scripts that are not needed to read the page. Fetched earlier, they would compete with its
 * first paint for bandwidth and CPU, on a phone for half a second.
 */
export const deferScripts = (elements: string): string =>
  `<template>${elements}</template><script>${START}</script>`;
