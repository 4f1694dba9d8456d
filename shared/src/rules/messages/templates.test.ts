import { DEFAULT_CLOSING_TEXT, fillTemplate, findUnknownPlaceholder } from './templates';

const values = { candidate: 'Léa Muster', job: 'Cook', company: 'Alta Medica' };

it('placeholders are filled in, also with spaces and capitals', () => {
  expect(fillTemplate('Hello { Candidate }, about {job} at {company}.', values)).toBe(
    'Hello Léa Muster, about Cook at Alta Medica.',
  );
});

it('a value that looks like a placeholder or a replacement pattern stays as it is', () => {
  expect(fillTemplate('{job} {candidate}', { ...values, job: '$& {candidate}' })).toBe(
    '$& {candidate} Léa Muster',
  );
});

it('an unknown placeholder is found, with its braces', () => {
  expect(findUnknownPlaceholder('Hello {candidate}, {salary}')).toBe('{salary}');
  expect(findUnknownPlaceholder('Because {reason}', ['candidate', 'job', 'company'])).toBe('{reason}');
  expect(findUnknownPlaceholder('{}')).toBe('{}');
  expect(findUnknownPlaceholder(DEFAULT_CLOSING_TEXT)).toBeUndefined();
});
