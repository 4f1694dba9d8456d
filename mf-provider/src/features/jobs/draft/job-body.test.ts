import fc from 'fast-check';
import {
  BENEFIT_PRESETS,
  normaliseDescription,
  parseDescription,
  type Benefit,
  type JobDescription,
} from '@metier/sdk/rules';
import { toJobBody } from './job-body';
import { nameBenefitField, readJobDraft } from './job-draft';

const JOBS = process.env.METIER_LAB === '1' ? 10_000 : 1_000;

/** Form data with these parts filled in. */
function fillIn({ overview, responsibilities, requirements, benefits }: JobDescription): FormData {
  const form = new FormData();
  form.set('description', overview);
  for (const line of responsibilities) form.append('responsibilities', line);
  for (const line of requirements) form.append('requirements', line);
  for (const { id, description } of benefits) {
    form.append('benefits', id);
    form.set(nameBenefitField(id), description);
  }
  return form;
}

const writeByForm = (parts: JobDescription) =>
  toJobBody(readJobDraft(fillIn(parts), parts.benefits)).description;

/** The same parts as written by earlier versions of the product. */
function writeConventionA({ overview, responsibilities, requirements, benefits }: JobDescription): string {
  return [
    overview,
    'Responsibilities',
    ...responsibilities.map((line) => `• ${line}`),
    'Requirements',
    ...requirements.map((line) => `• ${line}`),
    'Benefits',
    `<!-- BENEFITS_JSON: ${JSON.stringify(benefits)} -->`,
    ...benefits.map(({ title, description }) => `• ${title}: ${description}`),
  ].join('\n');
}

/** Descriptions with preset and custom benefits; every text is made of `pieces`. */
function describeJobs(text: fc.Arbitrary<string>): fc.Arbitrary<JobDescription> {
  const own = fc.record({ title: text, description: text, icon: fc.constantFrom('🎁', '🥐', '🏋️') });
  const preset = fc.tuple(fc.constantFrom(...BENEFIT_PRESETS), text);
  return fc.record({
    overview: fc.array(text, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n\n')),
    responsibilities: fc.array(text, { maxLength: 4 }),
    requirements: fc.array(text, { maxLength: 4 }),
    benefits: fc
      .tuple(
        fc.uniqueArray(preset, { selector: ([{ id }]) => id, maxLength: 3 }),
        fc.uniqueArray(own, { selector: ({ title }) => title, maxLength: 2 }),
      )
      .map(([presets, others]): Benefit[] => [
        ...presets.map(([offer, description]) => ({ ...offer, description })),
        ...others.map((benefit, index) => ({ ...benefit, id: `own-${index}` })),
      ]),
  });
}

/** Realistic input: a word first, then any text on one line. */
const sentence = fc
  .tuple(
    fc.stringMatching(/^[A-ZÉ][a-zéü]{2,9}$/),
    fc.array(
      fc.constantFrom(
        'und',
        '🥐',
        '</script>',
        '"x"',
        '50 %',
        '## Benefits',
        '- nachts',
        'Bern:',
        '[1]',
        '**so**',
      ),
      { minLength: 1, maxLength: 6 },
    ),
  )
  .map(([word, rest]) => [word, ...rest].join(' '));

/** Unrealistic but valid input. */
const anything = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '-->',
        '*/',
        '<!--',
        '</script>',
        '🥐',
        '\n',
        '\r\n',
        '## Benefits',
        '- ',
        '**',
        ': ',
        '\\',
      ),
      fc.string({ unit: 'binary', maxLength: 5 }),
    ),
    { maxLength: 6 },
  )
  .map((pieces) => pieces.join(''));

test(`what the form writes, and convention A of the same parts, read back equal in ${JOBS} random jobs`, () => {
  fc.assert(
    fc.property(describeJobs(sentence), (parts) => {
      expect(parseDescription(writeByForm(parts))).toEqual(parts);
      expect(parseDescription(writeConventionA(parts))).toEqual(parts);
    }),
    { numRuns: JOBS },
  );
});

test(`whatever is typed comes back as it was meant, in ${JOBS} random jobs`, () => {
  fc.assert(
    fc.property(describeJobs(anything), (parts) => {
      const meant = normaliseDescription({ ...parts, overview: parts.overview.trim() });
      expect(parseDescription(writeByForm(parts))).toEqual(meant);
    }),
    { numRuns: JOBS },
  );
});
