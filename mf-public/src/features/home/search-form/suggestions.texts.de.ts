import { german, translate } from '@metier/sdk/rules';
import type * as english from './suggestions.texts';

export const suggestionsTexts = translate<typeof english.suggestionsTexts>('public/home/suggestions')({
  lists: {
    keyword: 'Vorschläge für den Suchbegriff',
    location: 'Vorschläge für den Ort',
  },
  recent: 'Letzte Suchen',
  remove: 'Entfernen',
  countSuggestions: (count) =>
    german.plural(count, {
      one: '1 Vorschlag, mit den Pfeiltasten wählen',
      other: `${count} Vorschläge, mit den Pfeiltasten wählen`,
    }),
  countRecent: (count) =>
    german.plural(count, {
      one: '1 frühere Suche, mit den Pfeiltasten wählen, mit der Delete-Taste entfernen',
      other: `${count} frühere Suchen, mit den Pfeiltasten wählen, mit der Delete-Taste einzeln entfernen`,
    }),
});
