import { italian, translate } from '@metier/sdk/rules';
import type * as english from './suggestions.texts';

export const suggestionsTexts = translate<typeof english.suggestionsTexts>('public/home/suggestions')({
  lists: {
    keyword: 'Suggerimenti per la parola chiave',
    location: 'Suggerimenti per il luogo',
  },
  recent: 'Ricerche recenti',
  remove: 'Rimuovere',
  countSuggestions: (count) =>
    italian.plural(count, {
      one: '1 suggerimento, selezionabile con i tasti freccia',
      other: `${count} suggerimenti, selezionabili con i tasti freccia`,
    }),
  countRecent: (count) =>
    italian.plural(count, {
      one: '1 ricerca recente, selezionabile con i tasti freccia, il tasto Delete la rimuove',
      other: `${count} ricerche recenti, selezionabili con i tasti freccia, il tasto Delete ne rimuove una`,
    }),
});
