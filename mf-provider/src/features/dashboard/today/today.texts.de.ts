import { german, translate } from '@metier/sdk/rules';
import type * as english from './today.texts';

const countNew = (count: number) =>
  german.plural(count, { one: '1 neue Bewerbung', other: `${german.count(count)} neue Bewerbungen` });

export const todayTexts = translate<typeof english.todayTexts>('provider/dashboard/today')({
  title: 'Heute',
  nothing: 'Alles erledigt: Heute wartet nichts auf Sie.',
  more: (count) => german.plural(count, { one: 'Noch 1', other: `Noch ${count}` }),
  later: (count) => `Demnächst: ${count}`,
  figuresFailed: 'Die Zahlen zu Ihren Stellen konnten nicht geladen werden',
  messagesFailed: 'Ihre Nachrichten konnten nicht geladen werden',
  interview: {
    booked: (name) => `Gespräch mit ${name}`,
    proposed: (name) => `${name} schlägt andere Termine vor`,
    offered: (name) => `${name} hat noch keinen Termin gewählt`,
  },
  answer: 'Antworten',
  answerOf: (name) => `Auf den Vorschlag von ${name} antworten`,
  waiting: countNew,
  late: (late, total) => `${late} von ${countNew(total).replace('neue ', 'neuen ')} überfällig`,
  oldest: (name, job) => `Am längsten wartet ${name}, ${job}`,
  review: 'Sichten',
  reviewAll: 'Die neuen Bewerbungen sichten',
  ending: (job) => `«${job}» schliesst`,
  received: (count) =>
    german.plural(count, { one: 'Bisher 1 Bewerbung', other: `Bisher ${german.count(count)} Bewerbungen` }),
  messages: (name, others) =>
    others === 0
      ? `Nachricht von ${name}`
      : `Nachrichten von ${name} und ${german.plural(others, { one: '1 weiteren Person', other: `${others} weiteren Personen` })}`,
  read: 'Lesen',
  readOf: (name) => `Nachricht von ${name} lesen`,
});
