import { createHash } from 'node:crypto';

/** What waits for the first paint no longer than this: a tab in the background is never painted. */
const PATIENCE_MS = 1_000;

/** Lets what stands in the template into the page, once, when the browser says that it has painted some of it. */
const START = `(() => {
  const { content } = document.getElementById('late');
  const start = () => document.body.append(content);
  if (document.hidden) return start();
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length) start();
  }).observe({ type: 'paint', buffered: true });
  setTimeout(start, ${PATIENCE_MS});
})();`.replace(/\n\s*/g, '');

/** By which the content security policy lets the start in, the only script inside a page. */
export const LATE_START_HASH = `'sha256-${createHash('sha256').update(START).digest('base64')}'`;

/**
 * Hints and scripts of a page that can be read without them. Fetched earlier they would take line and processor from
 * its first paint, on a phone for half a second.
 */
export const holdBack = (elements: string): string =>
  `<template id="late">${elements}</template><script>${START}</script>`;
