import { french, translate } from '@metier/sdk/rules';
import type * as english from './today.texts';

const countNew = (count: number) =>
  french.plural(count, {
    one: `${count} nouvelle candidature`,
    other: `${french.count(count)} nouvelles candidatures`,
  });

export const todayTexts = translate<typeof english.todayTexts>('provider/dashboard/today')({
  title: 'Aujourd’hui',
  nothing: 'Tout est fait\u00a0: rien ne vous attend aujourd’hui.',
  more: (count) => french.plural(count, { one: `${count} autre`, other: `${count} autres` }),
  later: (count) => `À venir\u00a0: ${count}`,
  figuresFailed: 'Les chiffres de vos offres n’ont pas pu être chargés',
  messagesFailed: 'Vos messages n’ont pas pu être chargés',
  interview: {
    booked: (name) => `Entretien avec ${name}`,
    proposed: (name) => `${name} propose d’autres créneaux`,
    offered: (name) => `${name} n’a pas encore choisi de créneau`,
  },
  answer: 'Répondre',
  answerOf: (name) => `Répondre à la proposition de ${name}`,
  waiting: countNew,
  late: (late, total) => `${late} sur ${countNew(total)} en retard`,
  oldest: (name, job) => `La plus ancienne\u00a0: ${name}, ${job}`,
  review: 'Examiner',
  reviewAll: 'Examiner les nouvelles candidatures',
  ending: (job) => `«\u00a0${job}\u00a0» se termine`,
  received: (count) =>
    french.plural(count, {
      one: `${count} candidature pour l’instant`,
      other: `${french.count(count)} candidatures pour l’instant`,
    }),
  messages: (name, others) =>
    others === 0
      ? `Message de ${name}`
      : `Messages de ${name} et de ${french.plural(others, { one: '1 autre personne', other: `${others} autres personnes` })}`,
  read: 'Lire',
  readOf: (name) => `Lire le message de ${name}`,
});
