import { translate } from '@metier/sdk/rules';
import type * as english from './save-search.texts';

export const saveSearchTexts = translate<typeof english.saveSearchTexts>('public/home/save-search')({
  open: 'Enregistrer cette recherche',
  title: 'Recevoir les nouvelles offres de cette recherche',
  lead: 'Nous vous envoyons par e-mail les nouvelles offres qui correspondent, chacune une seule fois.',
  name: 'Nom',
  rhythm: 'Fréquence',
  email: 'E-mail',
  emailHint:
    'Nous y envoyons un lien de confirmation. Chaque e-mail contient un lien pour modifier l’alerte ou y mettre fin.',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  saved: 'Votre recherche est enregistrée. Vous la trouvez sous «\u00a0Alertes emploi\u00a0».',
  failed: 'La recherche n’a pas pu être enregistrée. Veuillez réessayer.',
  requested: 'C’est presque terminé',
  close: 'Fermer',
  feed: 'Ou suivez-la sans e-mail\u00a0:',
  feedLink: 'Flux Atom pour votre lecteur',
  list: 'Toutes vos alertes emploi',
});
