/**
 * Styles of mails, inline because programs drop style sheets. Colours are those of the site in its light scheme; what
 * follows the scheme of the reader is in `DARK`.
 */
const FONT = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
const INK = '#1a1d21';
const QUIET = '#545b64';
const ACCENT = '#0b6b50';
const LINK = '#0a5c45';
const LINE = '#e5e2da';
const BREAK = 'overflow-wrap:anywhere;word-break:break-word';

export const STYLES = {
  body: `margin:0;padding:0;background:#faf9f6;color:${INK};font:16px/1.6 ${FONT};-webkit-text-size-adjust:100%`,
  preview: 'display:none;max-height:0;overflow:hidden',
  column: 'max-width:600px;margin:0 auto;padding:24px 12px 40px;box-sizing:border-box',
  brand: `margin:0 0 16px;padding:0 12px;color:${INK};font-size:20px;line-height:30px;font-weight:700;letter-spacing:-0.02em`,
  mark: `display:inline-block;width:30px;height:30px;margin-right:10px;border-radius:8px;background:${ACCENT};color:#ffffff;font-size:18px;font-weight:700;line-height:30px;text-align:center;letter-spacing:0`,
  card: `display:block;padding:28px 24px;background:#ffffff;border:1px solid ${LINE};border-radius:16px;${BREAK}`,
  who: `margin:0;color:${INK};font-size:15px;line-height:1.5;font-weight:600`,
  what: `margin:0;color:${QUIET};font-size:15px;line-height:1.5`,
  heading: `margin:16px 0 20px;color:${INK};font-size:24px;line-height:1.25;font-weight:700;letter-spacing:-0.02em`,
  topHeading: `margin:0 0 20px;color:${INK};font-size:24px;line-height:1.25;font-weight:700;letter-spacing:-0.02em`,
  text: `margin:0 0 14px;color:${INK}`,
  facts: `margin:20px 0;padding:14px 18px;background:#f2f0ea;border-radius:12px;color:${INK}`,
  moment: `margin:0 0 4px;color:${INK};font-weight:600`,
  fact: `margin:0;color:${INK}`,
  list: 'margin:20px 0;padding:0;list-style:none',
  item: `margin:0;padding:12px 0;border-top:1px solid ${LINE};color:${INK}`,
  itemLink: `color:${LINK};font-weight:600;text-decoration:underline`,
  detail: `color:${QUIET};font-size:14px`,
  quote: `margin:20px 0;padding:2px 0 2px 16px;border-left:3px solid ${ACCENT};color:${INK};white-space:pre-wrap`,
  actions: 'margin:26px 0 18px',
  button: `display:inline-block;padding:13px 24px;border-radius:999px;background:${ACCENT};color:#ffffff;font-weight:600;line-height:1.3;text-align:center;text-decoration:none`,
  link: `color:${LINK};text-decoration:underline`,
  nextHeading: `margin:24px 0 4px;padding:20px 0 0;border-top:1px solid ${LINE};color:${INK};font-size:16px;line-height:1.4;font-weight:700`,
  foot: 'display:block;padding:20px 12px 0',
  small: `margin:0 0 10px;color:${QUIET};font-size:13px;line-height:1.5;${BREAK}`,
  quietLink: `color:${QUIET};text-decoration:underline`,
} as const;

type Colours = { readonly [Style in keyof typeof STYLES]?: string };

/** The same elements in the site's dark scheme, for programs that have style sheets. */
const DARK: Colours = {
  body: 'background:#111315;color:#eef0f2',
  brand: 'color:#eef0f2',
  mark: 'background:#5ad1a4;color:#06251b',
  card: 'background:#191c1f;border-color:#2a2f34',
  who: 'color:#eef0f2',
  what: 'color:#a9b1ba',
  heading: 'color:#eef0f2',
  topHeading: 'color:#eef0f2',
  text: 'color:#eef0f2',
  facts: 'background:#22262a;color:#eef0f2',
  moment: 'color:#eef0f2',
  fact: 'color:#eef0f2',
  item: 'color:#eef0f2;border-color:#2a2f34',
  itemLink: 'color:#7fe0bb',
  detail: 'color:#a9b1ba',
  quote: 'color:#eef0f2;border-color:#5ad1a4',
  button: 'background:#5ad1a4;color:#06251b',
  link: 'color:#7fe0bb',
  nextHeading: 'color:#eef0f2;border-color:#2a2f34',
  small: 'color:#a9b1ba',
  quietLink: 'color:#a9b1ba',
};

const makeImportant = (style: string) => style.replaceAll(';', '!important;');

/** Overrides the inline styles where the reader's scheme is dark. */
export const DARK_STYLES = `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${Object.entries(
  DARK,
)
  .map(([name, style]) => `.${name}{${makeImportant(style)}!important}`)
  .join('')}}`;
