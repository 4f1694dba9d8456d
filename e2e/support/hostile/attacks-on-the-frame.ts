import type { HostileBuild } from './hostile-build';

export const ATTACKS_ON_THE_FRAME: readonly HostileBuild[] = [
  {
    does: 'empties the page',
    kind: 'frame',
    onMount: `document.body.replaceChildren()`,
    reported: /changes the frame/,
  },
  {
    does: 'takes the header away',
    kind: 'frame',
    onMount: `document.querySelector('#root > header').remove()`,
    reported: /changes the frame/,
  },
  {
    does: 'hides header and footer',
    kind: 'frame',
    onMount: `for (const part of document.querySelectorAll('#root > :is(header, footer)')) part.style.display = 'none'`,
    reported: /changes header\[style\]/,
  },
  {
    does: 'lays something over the page',
    kind: 'frame',
    onMount: `const cover = document.createElement('div'); cover.style.cssText = 'position:fixed;inset:0;z-index:9999;background:red'; document.body.append(cover)`,
    reported: /what covers the frame/,
  },
  {
    does: 'lays a custom element over the page',
    kind: 'frame',
    onMount: `const cover = document.createElement('x-cover'); cover.style.cssText = 'position:fixed;inset:0;z-index:9999;background:red'; document.body.append(cover)`,
    reported: /what covers the frame/,
  },
  {
    does: 'lays a frame over the page',
    kind: 'frame',
    onMount: `const cover = document.createElement('iframe'); cover.style.cssText = 'position:fixed;inset:0;z-index:9999;width:100vw;height:100vh'; document.body.append(cover)`,
    reported: /what covers the frame/,
  },
  {
    does: 'attaches a shadow tree to the body',
    kind: 'frame',
    onMount: `try { document.body.attachShadow({ mode: 'open' }) } catch {}`,
    reported: /attaches a shadow tree/,
  },
  {
    does: 'makes the page inert',
    kind: 'frame',
    onMount: `document.body.inert = true; document.querySelector('#root > footer').inert = true`,
    reported: /changes .*body\[inert\]/,
  },
  {
    does: 'makes the header a popover',
    kind: 'frame',
    onMount: `document.querySelector('#root > header').popover = 'manual'`,
    reported: /changes header\[popover\]/,
  },
  {
    does: 'takes the header away after it has run',
    kind: 'frame',
    onMount: `setTimeout(Element.prototype.remove.bind(document.querySelector('#root > header')), 50)`,
    reported: /changes the frame/,
  },
  {
    does: 'writes a rule into the styles of the frame',
    kind: 'styles',
    onMount: `for (const sheet of document.styleSheets) if (!/mf-/.test(sheet.href)) sheet.insertRule('#root > header, #root > footer { display: none !important }', sheet.cssRules.length)`,
    reported: /changes the styles of the frame/,
  },
  {
    does: 'takes the styles of the frame away',
    kind: 'styles',
    onMount: `for (const sheet of Array.from(document.styleSheets)) if (!/mf-/.test(sheet.href)) sheet.ownerNode.remove()`,
    reported: /changes the styles of the frame/,
  },
  {
    does: 'has styles outside of its layer',
    kind: 'styles',
    css: 'header, main, footer { background: red !important; }',
    reported: /styles outside of its layer/,
  },
  {
    does: 'adopts a style sheet',
    kind: 'styles',
    onMount: `const sheet = new CSSStyleSheet(); sheet.replaceSync('header, h1 { background: red !important }'); document.adoptedStyleSheets = [sheet]`,
    reported: /adoptedStyleSheets/,
  },
  {
    does: 'styles bare elements',
    kind: 'styles',
    css: '@layer remotes.mf-hostile { header, h1, footer { background: red; zoom: 2 } }',
  },
];
