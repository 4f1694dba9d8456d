import { german as formats, interviewKindsTexts, textsIn, translate } from '@metier/sdk/rules';
import type { english } from './interview-mail.texts.en';

const shortMoment = (timestamp: string) => `${formats.date(timestamp) ?? ''}, ${formats.clock(timestamp)}`;

export const german = translate<typeof english>('server/mail/templates/interview-mail')({
  moment: (timestamp) => `${formats.moment(timestamp)} (Schweizer Zeit)`,
  slot: formats.moment,
  details: ({ kind, place, minutes, interviewers }) => [
    `${textsIn('de', interviewKindsTexts).kinds[kind]}, ${minutes} Minuten`,
    place,
    `Mit: ${interviewers.join(', ')}`,
  ],
  event: {
    title: ({ other, job }) => `Gespräch mit ${other}: ${job}`,
    interviewers: (names) => `Mit: ${names}`,
  },
  view: 'Bewerbung ansehen',
  invited: {
    subject: ({ other, job }) => `${other} lädt Sie zum Gespräch ein: ${job}`,
    title: 'Sie sind zu einem Gespräch eingeladen',
    line: ({ other, job }) =>
      `${other} möchte Sie bei einem Gespräch zur Stelle «${job}» kennenlernen. Wählen Sie einen der Termine unten (Schweizer Zeit).`,
  },
  offered: {
    subject: ({ other, job }) => `${other} bietet andere Termine an: ${job}`,
    title: 'Wählen Sie einen anderen Termin',
    line: ({ other, job }) =>
      `${other} bietet Ihnen andere Termine für das Gespräch zur Stelle «${job}» an. Wählen Sie unten einen aus (Schweizer Zeit); die früheren gelten nicht mehr.`,
    action: 'Termin wählen',
    next: ({ other }) =>
      `Sobald Sie gewählt haben, informieren wir ${other}, und Sie erhalten eine E-Mail für Ihren Kalender. Passt kein Termin, schlagen Sie auf derselben Seite andere vor oder lehnen Sie ab.`,
  },
  proposed: {
    subject: ({ other, job }) => `${other} schlägt andere Termine vor: ${job}`,
    title: 'Andere Termine für das Gespräch',
    line: ({ other, job }) =>
      `${other} schlägt für das Gespräch zur Stelle «${job}» die Termine unten vor (Schweizer Zeit).`,
    action: 'Einen dieser Termine bestätigen',
    next: 'Sobald Sie einen Termin bestätigt haben, erhalten beide Seiten eine E-Mail für ihren Kalender. Sie können auch andere Termine anbieten.',
  },
  booked: {
    subject: ({ other, startsAt, isChanged }) =>
      isChanged
        ? `Geändertes Gespräch: ${other}, ${shortMoment(startsAt)}`
        : `Gespräch mit ${other}: ${shortMoment(startsAt)}`,
    title: ({ isChanged }) => (isChanged ? 'Ihr Gespräch hat sich geändert' : 'Ihr Gespräch ist vereinbart'),
    line: ({ other, job, isChanged }) =>
      isChanged
        ? `Das Gespräch mit ${other} zur Stelle «${job}» hat sich geändert. Neu gilt:`
        : `Das Gespräch mit ${other} zur Stelle «${job}» ist vereinbart:`,
    action: 'Gespräch ansehen',
    next: 'Öffnen Sie die angehängte Datei, um das Gespräch in Ihren Kalender einzutragen. Wir erinnern Sie daran.',
  },
  declined: {
    subject: ({ other, job }) => `${other} hat das Gespräch abgelehnt: ${job}`,
    title: 'Das Gespräch wurde abgelehnt',
    line: ({ other, job }) => `${other} hat das Gespräch zur Stelle «${job}» abgelehnt.`,
    next: 'Die Bewerbung bleibt, wie sie ist. Sie können eine Nachricht schreiben, andere Termine anbieten oder absagen.',
  },
  cancelled: {
    subject: ({ other, job }) => `Abgesagt: Gespräch mit ${other}, ${job}`,
    title: 'Das Gespräch ist abgesagt',
    line: ({ other, job, startsAt }) =>
      startsAt === null
        ? `Das Gespräch mit ${other} zur Stelle «${job}» ist abgesagt.`
        : `Das Gespräch mit ${other} zur Stelle «${job}» am ${formats.moment(startsAt)} ist abgesagt.`,
    calendar: 'Öffnen Sie die angehängte Datei, um das Gespräch aus Ihrem Kalender zu entfernen.',
  },
  reminder: {
    subject: ({ other, startsAt }) => `Erinnerung: Gespräch am ${shortMoment(startsAt)}, ${other}`,
    title: 'Ihr Gespräch steht bevor',
    line: ({ other, job }) => `Ihr Gespräch mit ${other} zur Stelle «${job}»:`,
    next: 'Wenn Sie verhindert sind, melden Sie es frühzeitig: Bei der Bewerbung sehen Sie, was Sie tun können.',
  },
});
