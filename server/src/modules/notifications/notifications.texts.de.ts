import { describeDecision, german as formats, statusesTexts, textsIn, translate } from '@metier/sdk/rules';
import type { english } from './notifications.texts.en';

export const german = translate<typeof english>('server/notifications/notifications')({
  applicationReceived: ({ applicant, job }) => `${applicant} hat sich auf die Stelle «${job}» beworben.`,
  applicationWithdrawn: ({ applicant, job }) => `${applicant} hat die Bewerbung auf «${job}» zurückgezogen.`,
  statusChanged: ({ company, job, status }) =>
    `${company} hat Ihre Bewerbung auf «${job}» aktualisiert. Neuer Status: ${textsIn('de', statusesTexts).labels[status]}.`,
  messageReceived: ({ other, job }) => `${other} hat Ihnen zu «${job}» geschrieben.`,
  interviewOffered: ({ other, job }) =>
    `${other} lädt Sie zu einem Gespräch zur Stelle «${job}» ein. Wählen Sie einen Termin.`,
  interviewProposed: ({ other, job }) => `${other} schlägt andere Termine für das Gespräch zu «${job}» vor.`,
  interviewBooked: ({ other, job, startsAt, isChanged }) =>
    isChanged
      ? `Das Gespräch mit ${other} zu «${job}» hat sich geändert: ${formats.moment(startsAt)}.`
      : `Das Gespräch mit ${other} zu «${job}» ist vereinbart: ${formats.moment(startsAt)}.`,
  interviewDeclined: ({ other, job }) => `${other} hat das Gespräch zu «${job}» abgelehnt.`,
  interviewCancelled: ({ other, job, startsAt }) =>
    startsAt === null
      ? `Das Gespräch mit ${other} zu «${job}» ist abgesagt.`
      : `Das Gespräch mit ${other} zu «${job}» ist abgesagt: ${formats.moment(startsAt)}.`,
  interviewReminder: ({ other, job, startsAt }) =>
    `Erinnerung an Ihr Gespräch mit ${other} zu «${job}»: ${formats.moment(startsAt)}.`,
  formerCandidate: 'Ein gelöschtes Konto',
  employerLeft: ({ job }) =>
    `Die Firma hinter der Stelle «${job}» hat Metier verlassen. Ihre Bewerbung ist damit abgeschlossen.`,
  applicationSent: ({ company, job }) =>
    `Ihre Bewerbung ist angekommen: ${company} hat sie für die Stelle «${job}» erhalten.`,
  applicationsWaiting: ({ count, job, days, isSeen }) => {
    const goal = isSeen ? 'auf einen Entscheid' : 'auf die erste Sichtung';
    const wait = formats.plural(days, { one: 'einem Tag', other: `${days} Tagen` });
    return formats.plural(count, {
      one: `1 Bewerbung auf «${job}» wartet seit ${wait} ${goal}.`,
      other: `${formats.count(count)} Bewerbungen auf «${job}» warten ${goal}, die älteste seit ${wait}.`,
    });
  },
  closingPlanned: ({ count, job, sendAt }) =>
    formats.plural(count, {
      one: `«${job}» ist geschlossen: 1 Person ohne Entscheid erhält am ${formats.date(sendAt) ?? ''} eine Abschlussmitteilung.`,
      other: `«${job}» ist geschlossen: ${formats.count(count)} Personen ohne Entscheid erhalten am ${formats.date(sendAt) ?? ''} eine Abschlussmitteilung.`,
    }),
  jobClosed: ({ company, job }) => `Die Stelle «${job}» ist geschlossen. ${company} hat Ihnen geschrieben.`,
  jobRemoved: ({ company, job }) =>
    `Die Stelle «${job}» von ${company} wurde von Metier entfernt. Ihre Bewerbung ist damit abgeschlossen.`,
  moderationDecision: ({ action, target, title }) => describeDecision({ action, target, title }, 'de'),
  jobAlert: ({ title, count, isCapped }) =>
    formats.plural(count, {
      one: `Eine neue Stelle für «${title}».`,
      other: `${isCapped ? 'Über ' : ''}${formats.count(count)} neue Stellen für «${title}».`,
    }),
  companyJobs: ({ employer, count, isCapped, title }) =>
    formats.plural(count, {
      one: `${employer} hat eine neue Stelle: «${title}».`,
      other: `${employer} hat ${isCapped ? 'über ' : ''}${formats.count(count)} neue Stellen.`,
    }),
  reviewReceived: ({ author }) =>
    author === null ? 'Ihre Firma hat eine neue Bewertung erhalten.' : `${author} hat Sie bewertet.`,
  otherKind: 'Ihr Konto erhält keine Mitteilungen dieser Art.',
  unknownLink:
    'Dieser Link ist unvollständig oder wurde verändert. Bitte öffnen Sie ihn noch einmal aus der E-Mail.',
});
