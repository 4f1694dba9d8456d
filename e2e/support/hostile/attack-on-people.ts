import type { Attack } from './hostile-build';

/** The code of a release that acts for the person who sees its page, or takes what this person types. */
export interface AttackOnPeople extends Attack {
  /** The attack, as a test title. */
  readonly does: string;
  /** What ends it. */
  readonly heldBy: string;
  /** Runs when the person presses a button of the release's page, so that it may open windows. */
  readonly onClick?: string;
}

/** Path of the requests by which an attack reports what it has gained. */
export const STOLEN = '/stolen?';

const TOOLS = `
const ENTRY = globalThis.document ? new URL(document.currentScript.src).pathname : '';
const steal = (what) => void (new Image().src = '${STOLEN}' + encodeURIComponent(what));
const openRealm = () => document.body.appendChild(Object.assign(document.createElement('iframe'), { hidden: true })).contentWindow;
`;

/** Attacks that run in one page, none of which ends the others by what it throws. */
export const arm = (attacks: readonly AttackOnPeople[]): Attack => ({
  css: attacks.map(({ css }) => css ?? '').join(''),
  atLoad: TOOLS + attacks.map(({ atLoad }) => atLoad ?? '').join('\n'),
  onMount: [
    ...attacks.map(({ onMount }) => guard(onMount)),
    `document.querySelector('h1').addEventListener('click', () => {`,
    ...attacks.map(({ onClick }) => guard(onClick)),
    `});`,
  ].join('\n'),
});

const guard = (code = '') => `try { ${code} } catch (error) { console.error('hostile', String(error)); }`;
