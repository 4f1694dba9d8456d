import { translate } from '@metier/sdk/rules';
import type * as english from './alerts.texts';

export const alertsTexts = translate<typeof english.alertsTexts>('server/alerts/alerts')({
  requested: 'Controlli la Sua casella di posta: il link nella nostra e-mail attiva l’avviso.',
  noTerms: 'Scelga almeno un termine di ricerca o un filtro.',
  tooMany: (most) => `Ha già ${most} avvisi di lavoro. Ne elimini uno per salvarne un altro.`,
  unknownLink: 'Questo link non è più valido. Salvi di nuovo la ricerca.',
  unknownAddress: 'Questo link non è più valido. Lo apra dall’e-mail più recente.',
  title: 'Il titolo contiene le parole cercate',
  location: 'Nel luogo cercato',
  description: (excerpt) => `Nella descrizione: ${excerpt}`,
  benefits: (excerpt) => `Nei vantaggi: ${excerpt}`,
  filters: (facts) => `Corrisponde ai Suoi filtri: ${facts.join(', ')}`,
  start: (day) => `dal ${day}`,
  end: (day) => `fino al ${day}`,
  in: (place) => `luogo: ${place}`,
});
