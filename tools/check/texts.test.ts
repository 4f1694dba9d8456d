import { findLostPlaceholders } from './texts';

const ENGLISH = `export const mailTexts = defineTexts('mail', {
  alert: { subject: ({ title, count }: Alert) => \`\${count} jobs: \${title}\` },
});`;

test('a translation that does not take a placeholder is named', () => {
  const translated = `export const mailTexts = translate<typeof english.mailTexts>('mail')({
    alert: { subject: ({ title }) => title },
  });`;
  expect(findLostPlaceholders(ENGLISH, translated)).toEqual(['alert.subject leaves out count']);
});

test('the order of the placeholders is free', () => {
  const translated = `export const mailTexts = translate<typeof english.mailTexts>('mail')({
    alert: { subject: ({ count, title }) => \`\${title}: \${count}\` },
  });`;
  expect(findLostPlaceholders(ENGLISH, translated)).toEqual([]);
});
