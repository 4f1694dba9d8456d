import { defineTexts } from '@metier/sdk/rules';

export const suggestionsTexts = defineTexts('public/home/suggestions', {
  lists: {
    keyword: 'Suggestions for the keyword',
    location: 'Suggestions for the location',
  },
  recent: 'Recent searches',
  remove: 'Remove',
  /** Announced by screen readers when the list opens. */
  countSuggestions: (count: number) =>
    count === 1
      ? '1 suggestion, choose with the arrow keys'
      : `${count} suggestions, choose with the arrow keys`,
  countRecent: (count: number) =>
    count === 1
      ? '1 recent search, choose with the arrow keys, Delete removes it'
      : `${count} recent searches, choose with the arrow keys, Delete removes one`,
});
