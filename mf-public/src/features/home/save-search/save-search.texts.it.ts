import { translate } from '@metier/sdk/rules';
import type * as english from './save-search.texts';

export const saveSearchTexts = translate<typeof english.saveSearchTexts>('public/home/save-search')({
  open: 'Salvare questa ricerca',
  title: 'Ricevere i nuovi annunci di questa ricerca',
  lead: 'Le inviamo per e-mail i nuovi annunci che corrispondono alla ricerca, ciascuno una sola volta.',
  name: 'Nome',
  rhythm: 'Frequenza',
  email: 'E-mail',
  emailHint:
    'Inviamo a questo indirizzo un link di conferma. Ogni e-mail contiene un link per modificare o disattivare l’avviso.',
  save: 'Salvare la ricerca',
  saving: 'Salvataggio…',
  saved: 'La Sua ricerca è salvata. La trova negli avvisi di nuovi annunci.',
  failed: 'Impossibile salvare la ricerca. Riprovi.',
  requested: 'Manca poco',
  close: 'Chiudere',
  feed: 'Oppure la segua senza e-mail:',
  feedLink: 'Feed per il Suo lettore (Atom)',
  list: 'Tutti i Suoi avvisi di nuovi annunci',
});
