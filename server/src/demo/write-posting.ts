import { BENEFIT_PRESETS, serializeDescription, type JobDescription } from '@metier/sdk/rules';

/** Formats of descriptions; the product parses all of them. */
export type Convention = 'bullets' | 'dashes' | 'written';

/** Serializes the description of a posting: convention A, convention B, or the format of the job form. */
export function writePosting(description: JobDescription, convention: Convention): string {
  if (convention === 'written') return serializeDescription(description);
  return convention === 'bullets' ? writeBullets(description) : writeDashes(description);
}

/** Convention A: plain headings, bullet lines, the benefits as JSON in a comment and as `title: description`. */
function writeBullets({ overview, responsibilities, requirements, benefits }: JobDescription): string {
  const json = JSON.stringify(
    benefits.map(({ id, title, icon, description }) => ({ id, title, icon, description })),
  );
  return joinSections([
    overview,
    ['Responsibilities', ...responsibilities.map((text) => `• ${text}`)],
    ['Requirements', ...requirements.map((text) => `• ${text}`)],
    benefits.length > 0 && [
      'Benefits',
      `<!-- ${json.replace(/[<>]/g, (sign) => (sign === '<' ? '\\u003c' : '\\u003e'))} -->`,
      ...benefits.map(({ title, description }) => `• ${title}: ${description}`),
    ],
  ]);
}

/** Convention B: `## ` headings and `- ` lines. */
function writeDashes({ overview, responsibilities, requirements, benefits }: JobDescription): string {
  return joinSections([
    overview,
    ['## Responsibilities', ...responsibilities.map((text) => `- ${text}`)],
    ['## Requirements', ...requirements.map((text) => `- ${text}`)],
    benefits.length > 0 && [
      '## Benefits',
      ...benefits.map(({ title, description }) => `- **${title}**: ${description}`),
    ],
  ]);
}

function joinSections(sections: (string | string[] | false)[]): string {
  return sections
    .filter((section) => section !== false)
    .map((section) => (typeof section === 'string' ? section : section.join('\n')))
    .join('\n\n');
}

export function findBenefitIcon(id: string): string {
  const preset = BENEFIT_PRESETS.find((each) => each.id === id);
  if (!preset) throw new Error(`There is no benefit preset named ${id}.`);
  return preset.icon;
}
