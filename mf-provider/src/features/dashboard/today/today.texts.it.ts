import { italian, translate } from '@metier/sdk/rules';
import type * as english from './today.texts';

const countNew = (count: number) =>
  italian.plural(count, { one: '1 nuova candidatura', other: `${italian.count(count)} nuove candidature` });

export const todayTexts = translate<typeof english.todayTexts>('provider/dashboard/today')({
  title: 'Oggi',
  nothing: 'Tutto fatto: oggi non c’è nulla in sospeso.',
  more: (count) => italian.plural(count, { one: 'Un altro', other: `Altri ${count}` }),
  later: (count) => `In arrivo: ${count}`,
  figuresFailed: 'Impossibile caricare le cifre dei Suoi annunci',
  messagesFailed: 'Impossibile caricare i Suoi messaggi',
  interview: {
    booked: (name) => `Colloquio con ${name}`,
    proposed: (name) => `${name} propone altri orari`,
    offered: (name) => `${name} non ha ancora scelto un orario`,
  },
  answer: 'Rispondere',
  answerOf: (name) => `Rispondere alla proposta di ${name}`,
  waiting: countNew,
  late: (late, total) => `${late} su ${countNew(total)} in ritardo`,
  oldest: (name, job) => `In attesa da più tempo: ${name}, ${job}`,
  review: 'Esaminare',
  reviewAll: 'Esaminare le nuove candidature',
  ending: (job) => `«${job}» si chiude`,
  received: (count) =>
    italian.plural(count, {
      one: 'Finora 1 candidatura',
      other: `Finora ${italian.count(count)} candidature`,
    }),
  messages: (name, others) =>
    others === 0
      ? `Messaggio di ${name}`
      : `Messaggi di ${name} e di ${italian.plural(others, { one: 'un’altra persona', other: `altre ${others} persone` })}`,
  read: 'Leggere',
  readOf: (name) => `Leggere il messaggio di ${name}`,
});
