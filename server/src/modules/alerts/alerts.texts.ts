import { inCurrentLanguage } from '../../languages/current-language';
import { defineTexts } from '@metier/sdk/rules';

/** Texts of the alerts' endpoints and mails. */
const english = defineTexts('server/alerts/alerts', {
  requested: 'Check your inbox: the link in our mail starts the alert.',
  noTerms: 'Choose at least one search term or filter.',
  tooMany: (most: number) => `You have ${most} alerts already. Delete one to save another.`,
  unknownLink: 'This link is no longer valid. Please save the search again.',
  unknownAddress: 'This link is no longer valid. Please open it from the newest mail.',
  title: 'Its title has your search words',
  location: 'In the place you searched for',
  description: (excerpt: string) => `In the description: ${excerpt}`,
  benefits: (excerpt: string) => `In the benefits: ${excerpt}`,
  filters: (facts: readonly string[]) => `Fits your filters: ${facts.join(', ')}`,
  start: (day: string) => `from ${day}`,
  end: (day: string) => `until ${day}`,
  in: (place: string) => `in ${place}`,
});

export const alertsTexts = inCurrentLanguage(english);
