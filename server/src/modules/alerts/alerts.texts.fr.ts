import { translate } from '@metier/sdk/rules';
import type * as english from './alerts.texts';

export const alertsTexts = translate<typeof english.alertsTexts>('server/alerts/alerts')({
  requested: 'Consultez votre messagerie\u00a0: le lien dans notre e-mail active l’alerte.',
  noTerms: 'Choisissez au moins un critère de recherche ou un filtre.',
  tooMany: (most) => `Vous avez déjà ${most} alertes. Supprimez-en une pour en enregistrer une autre.`,
  unknownLink: 'Ce lien n’est plus valable. Veuillez enregistrer la recherche à nouveau.',
  unknownAddress: 'Ce lien n’est plus valable. Veuillez l’ouvrir depuis l’e-mail le plus récent.',
  title: 'Le titre contient vos mots-clés',
  location: 'Dans le lieu que vous avez cherché',
  description: (excerpt) => `Dans la description\u00a0: ${excerpt}`,
  benefits: (excerpt) => `Dans les avantages\u00a0: ${excerpt}`,
  filters: (facts) => `Correspond à vos filtres\u00a0: ${facts.join(', ')}`,
  start: (day) => `dès le ${day}`,
  end: (day) => `jusqu’au ${day}`,
  in: (place) => `à ${place}`,
});
