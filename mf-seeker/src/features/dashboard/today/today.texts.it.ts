import { italian, translate } from '@metier/sdk/rules';
import type * as english from './today.texts';

export const todayTexts = translate<typeof english.todayTexts>('seeker/dashboard/today')({
  title: 'Oggi',
  nothing: 'Tutto tranquillo: oggi non c’è nulla in sospeso.',
  more: (count) => italian.plural(count, { one: 'Un altro', other: `Altri ${count}` }),
  later: (count) => `In arrivo: ${count}`,
  messagesFailed: 'Impossibile caricare i Suoi messaggi',
  dueFailed: 'Impossibile caricare le risposte in ritardo e le scadenze',
  alertsFailed: 'Impossibile caricare i nuovi annunci dei Suoi avvisi',
  interview: (company) => `Colloquio con ${company}`,
  messages: (name, others) =>
    others === 0
      ? `Messaggio di ${name}`
      : `Messaggi di ${name} e di ${italian.plural(others, { one: 'un’altra azienda', other: `altre ${others} aziende` })}`,
  read: 'Leggere',
  readOf: (name) => `Leggere il messaggio di ${name}`,
  late: (company) => `Ancora nessuna risposta di ${company}`,
  ending: 'tra i preferiti, si chiude presto',
  view: 'Visualizzare',
  viewApplication: (company) => `Visualizzare la candidatura presso ${company}`,
  viewJob: (title) => `Visualizzare l’annuncio «${title}»`,
  viewJobs: 'Visualizzare i nuovi annunci',
});
