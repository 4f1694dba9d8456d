import { french, translate } from '@metier/sdk/rules';
import type * as english from './today.texts';

export const todayTexts = translate<typeof english.todayTexts>('seeker/dashboard/today')({
  title: 'Aujourd’hui',
  nothing: 'Tout est calme\u00a0: rien ne vous attend aujourd’hui.',
  more: (count) => french.plural(count, { one: `${count} autre`, other: `${count} autres` }),
  later: (count) => `À venir\u00a0: ${count}`,
  messagesFailed: 'Vos messages n’ont pas pu être chargés',
  dueFailed: 'Les réponses en retard et les délais n’ont pas pu être chargés',
  alertsFailed: 'Les nouvelles offres de vos alertes n’ont pas pu être chargées',
  interview: (company) => `Entretien avec ${company}`,
  messages: (name, others) =>
    others === 0
      ? `Message de ${name}`
      : `Messages de ${name} et de ${french.plural(others, { one: '1 autre entreprise', other: `${others} autres entreprises` })}`,
  read: 'Lire',
  readOf: (name) => `Lire le message de ${name}`,
  late: (company) => `Pas encore de réponse de ${company}`,
  ending: 'dans vos favoris, se termine bientôt',
  view: 'Voir',
  viewApplication: (company) => `Voir votre candidature auprès de ${company}`,
  viewJob: (title) => `Voir l’offre «\u00a0${title}\u00a0»`,
  viewJobs: 'Voir les nouvelles offres',
});
