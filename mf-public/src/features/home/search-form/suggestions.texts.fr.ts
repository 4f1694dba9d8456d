import { french, translate } from '@metier/sdk/rules';
import type * as english from './suggestions.texts';

export const suggestionsTexts = translate<typeof english.suggestionsTexts>('public/home/suggestions')({
  lists: {
    keyword: 'Suggestions pour le mot-clé',
    location: 'Suggestions pour le lieu',
  },
  recent: 'Recherches récentes',
  remove: 'Supprimer',
  countSuggestions: (count) =>
    french.plural(count, {
      one: `${count} suggestion, à choisir avec les touches fléchées`,
      other: `${count} suggestions, à choisir avec les touches fléchées`,
    }),
  countRecent: (count) =>
    french.plural(count, {
      one: `${count} recherche récente, à choisir avec les touches fléchées, la touche Supprimer l’efface`,
      other: `${count} recherches récentes, à choisir avec les touches fléchées, la touche Supprimer en efface une`,
    }),
});
