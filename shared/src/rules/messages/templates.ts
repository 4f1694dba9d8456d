/** What a template of a company is for. */
export const TEMPLATE_KINDS = [
  { value: 'message', label: 'Message' },
  { value: 'rejection', label: 'Rejection' },
  { value: 'closing', label: 'Closing notice' },
] as const;

export type TemplateKind = (typeof TEMPLATE_KINDS)[number]['value'];

/** Placeholders of templates, in the order in which they are offered. */
export const PLACEHOLDERS = [
  { value: 'candidate', label: 'Name of the candidate' },
  { value: 'job', label: 'Title of the job' },
  { value: 'company', label: 'Name of your company' },
  { value: 'reason', label: 'Reason of a rejection' },
] as const;

/** A placeholder, without its braces. */
export type Placeholder = (typeof PLACEHOLDERS)[number]['value'];

/** The values of the placeholders in one message. A missing one leaves the placeholder as it is. */
export type PlaceholderValues = Readonly<Partial<Record<Placeholder, string>>>;

const BRACED = /\{([^{}\n]{0,40})\}/g;

const readPlaceholder = (name: string): Placeholder | undefined =>
  PLACEHOLDERS.find(({ value }) => value === name.trim().toLowerCase())?.value;

/** The first part in braces that is no placeholder of `known`, with its braces; undefined if there is none. */
export function findUnknownPlaceholder(
  text: string,
  known: readonly Placeholder[] = PLACEHOLDERS.map(({ value }) => value),
): string | undefined {
  const isKnown = (name: string) => known.some((value) => value === readPlaceholder(name));
  return [...text.matchAll(BRACED)].find(([, name = '']) => !isKnown(name))?.[0];
}

/** Fills in the placeholders. Values are inserted as they are, so that a name with braces stays a name. */
export function fillTemplate(text: string, values: PlaceholderValues): string {
  return text.replace(BRACED, (braced, name: string) => {
    const placeholder = readPlaceholder(name);
    return (placeholder && values[placeholder]) ?? braced;
  });
}

/** Longest text of a template. */
export const TEMPLATE_MAX_LENGTH = 5_000;

/** The closing notice of a company that has not written its own. */
export const DEFAULT_CLOSING_TEXT = `Hello {candidate},

Thank you for applying for “{job}”. This job is closed now, and we are not continuing with your application.

We are sorry that we could not answer every application personally. Thank you for your time, and all the best for your search.

Kind regards
{company}`;
