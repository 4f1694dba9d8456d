import { german, translate } from '@metier/sdk/rules';
import type * as english from './today.texts';

export const todayTexts = translate<typeof english.todayTexts>('seeker/dashboard/today')({
  title: 'Heute',
  nothing: 'Alles ruhig: Heute wartet nichts auf Sie.',
  more: (count) => german.plural(count, { one: 'Noch 1', other: `Noch ${count}` }),
  later: (count) => `Demnächst: ${count}`,
  messagesFailed: 'Ihre Nachrichten konnten nicht geladen werden',
  dueFailed: 'Ausstehende Antworten und Fristen konnten nicht geladen werden',
  alertsFailed: 'Neue Stellen zu Ihren Suchabos konnten nicht geladen werden',
  interview: (company) => `Gespräch mit ${company}`,
  messages: (name, others) =>
    others === 0
      ? `Nachricht von ${name}`
      : `Nachrichten von ${name} und ${german.plural(others, { one: '1 weiteren Firma', other: `${others} weiteren Firmen` })}`,
  read: 'Lesen',
  readOf: (name) => `Nachricht von ${name} lesen`,
  late: (company) => `Noch keine Antwort von ${company}`,
  ending: 'gemerkt, schliesst bald',
  view: 'Ansehen',
  viewApplication: (company) => `Bewerbung bei ${company} ansehen`,
  viewJob: (title) => `Stelle «${title}» ansehen`,
  viewJobs: 'Neue Stellen ansehen',
});
