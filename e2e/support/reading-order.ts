import type { CDPSession, Page } from '@playwright/test';

interface AxValue {
  readonly value?: unknown;
}

interface AxNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: AxValue;
  readonly name?: AxValue;
  readonly properties?: readonly { readonly name: string; readonly value: AxValue }[];
  readonly childIds?: readonly string[];
}

/** Roles that a screen reader announces with a name; text between them is read as it is. */
const ANNOUNCED = new Set(
  'alert button checkbox columnheader combobox Date dialog disclosuretriangle form group heading Iframe link menuitem navigation progressbar radio radiogroup region search searchbox spinbutton status switch tab table tabpanel textbox'.split(
    ' ',
  ),
);
/** Roles that are announced only where they have a name. */
const NAMED_ONLY = new Set(['form', 'group', 'region', 'status', 'table', 'alert']);
const STATES = ['required', 'invalid', 'disabled', 'checked', 'selected', 'expanded'] as const;
const NEUTRAL: readonly unknown[] = [undefined, false, 'false', ''];

const read = (node: AxNode, name: string) =>
  node.properties?.find((property) => property.name === name)?.value.value;

const clean = (text: unknown) =>
  String(text ?? '')
    .replace(/\s+/g, ' ')
    .trim();

function describe(node: AxNode): string {
  const level = read(node, 'level');
  const states = STATES.filter((state) => !NEUTRAL.includes(read(node, state)));
  const collapsed = read(node, 'expanded') === false ? ['collapsed'] : [];
  return [
    clean(node.role?.value),
    `"${clean(node.name?.value)}"`,
    ...(level === undefined ? [] : [String(level)]),
    ...states,
    ...collapsed,
  ].join(' ');
}

async function readNodes(client: CDPSession) {
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map((node): [string, AxNode] => [node.nodeId, node]));
  const listFrom = (node: AxNode): AxNode[] => [
    node,
    ...(node.childIds ?? []).flatMap((id) => {
      const child = byId.get(id);
      return child ? listFrom(child) : [];
    }),
  ];
  return { all: [...byId.values()], listFrom };
}

/** What Chromium exposes to a screen reader, in reading order: role, name, level of headings, states. */
export async function readTree(page: Page, client: CDPSession): Promise<string[]> {
  const part = (await page.locator('dialog[open]').count()) > 0 ? 'dialog' : 'main';
  const { all, listFrom } = await readNodes(client);
  const start = all.filter(({ role }) => role?.value === part).at(-1);
  return (start ? listFrom(start) : [])
    .filter(({ ignored, role }) => !ignored && ANNOUNCED.has(String(role?.value)))
    .filter((node) => !NAMED_ONLY.has(String(node.role?.value)) || clean(node.name?.value) !== '')
    .map(describe);
}

/** The focused element, as a line of the tree. */
export async function readFocus(client: CDPSession): Promise<string[]> {
  const { all } = await readNodes(client);
  const focused = all.filter((node) => read(node, 'focused') === true && node.role?.value !== 'RootWebArea');
  return focused.map(describe).slice(-1);
}

/** The texts of all live regions. */
export async function readAnnounced(client: CDPSession): Promise<string[]> {
  const { all, listFrom } = await readNodes(client);
  return all
    .filter((node) => ['polite', 'assertive'].includes(String(read(node, 'live'))))
    .map((region) =>
      clean(
        listFrom(region)
          .filter(({ role }) => role?.value === 'StaticText')
          .map(({ name }) => clean(name?.value))
          .join(' '),
      ),
    );
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('\\*', '.*');

/**
 * Whether a list of lines is described by patterns: `*` is any text, and a line `…` any number of lines. The
 * first pattern without a match is returned.
 */
export function findMismatch(lines: readonly string[], patterns: readonly string[]): string | undefined {
  let at = 0;
  let maySkip = false;
  for (const pattern of patterns) {
    if (pattern === '…') {
      maySkip = true;
      continue;
    }
    const matcher = new RegExp(`^${escape(pattern)}$`);
    const found = lines.findIndex((line, index) => index >= at && matcher.test(line));
    if (found < 0 || (!maySkip && found !== at)) return pattern;
    at = found + 1;
    maySkip = false;
  }
  return maySkip || at === lines.length ? undefined : `nothing before ${lines[at] ?? ''}`;
}
