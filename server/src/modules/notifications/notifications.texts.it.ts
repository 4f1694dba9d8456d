import { describeDecision, italian as formats, statusesTexts, textsIn, translate } from '@metier/sdk/rules';
import type { english } from './notifications.texts.en';

const countDays = (days: number) => formats.plural(days, { one: '1 giorno', other: `${days} giorni` });

export const italian = translate<typeof english>('server/notifications/notifications')({
  applicationReceived: ({ applicant, job }) => `${applicant} ha inviato una candidatura per «${job}».`,
  applicationWithdrawn: ({ applicant, job }) => `${applicant} ha ritirato la candidatura per «${job}».`,
  statusChanged: ({ company, job, status }) =>
    `${company} ha aggiornato la Sua candidatura per «${job}». Nuovo stato: ${textsIn('it', statusesTexts).labels[status]}.`,
  messageReceived: ({ other, job }) => `${other} Le ha scritto riguardo a «${job}».`,
  interviewOffered: ({ other, job }) =>
    `${other} La invita a un colloquio per il posto «${job}». Scelga un orario.`,
  interviewProposed: ({ other, job }) =>
    `${other} propone altri orari per il colloquio per il posto «${job}».`,
  interviewBooked: ({ other, job, startsAt, isChanged }) =>
    isChanged
      ? `Il colloquio con ${other} per il posto «${job}» è stato modificato: ${formats.moment(startsAt)}.`
      : `Il colloquio con ${other} per il posto «${job}» è fissato per ${formats.moment(startsAt)}.`,
  interviewDeclined: ({ other, job }) => `${other} ha declinato il colloquio per il posto «${job}».`,
  interviewCancelled: ({ other, job, startsAt }) =>
    startsAt === null
      ? `Il colloquio con ${other} per il posto «${job}» è stato annullato.`
      : `Il colloquio con ${other} per il posto «${job}», previsto ${formats.moment(startsAt)}, è stato annullato.`,
  interviewReminder: ({ other, job, startsAt }) =>
    `Promemoria: il Suo colloquio con ${other} per il posto «${job}» si terrà ${formats.moment(startsAt)}.`,
  formerCandidate: 'Una candidata o un candidato che ha lasciato Metier',
  employerLeft: ({ job }) =>
    `L’azienda dell’annuncio «${job}» ha lasciato Metier, perciò la Sua candidatura è conclusa.`,
  applicationSent: ({ company, job }) =>
    `La Sua candidatura per «${job}» è arrivata: ${company} l’ha ricevuta.`,
  applicationsWaiting: ({ count, job, days, isSeen }) => {
    const wait = isSeen ? 'una decisione' : 'una prima lettura';
    return formats.plural(count, {
      one: `1 candidatura per «${job}» attende ${wait} da ${countDays(days)}.`,
      other: `${formats.count(count)} candidature per «${job}» attendono ${wait}, la meno recente da ${countDays(days)}.`,
    });
  },
  closingPlanned: ({ count, job, sendAt }) =>
    `L’annuncio «${job}» è chiuso: ${formats.plural(count, {
      one: '1 candidata o candidato senza decisione riceverà',
      other: `${formats.count(count)} candidate e candidati senza decisione riceveranno`,
    })} un messaggio di chiusura il ${formats.date(sendAt) ?? ''}.`,
  jobClosed: ({ company, job }) => `${company} ha chiuso l’annuncio «${job}» e Le ha scritto.`,
  jobRemoved: ({ company, job }) =>
    `L’annuncio «${job}» di ${company} è stato rimosso da Metier. La Sua candidatura è conclusa.`,
  moderationDecision: ({ action, target, title }) => describeDecision({ action, target, title }, 'it'),
  jobAlert: ({ title, count, isCapped }) =>
    isCapped
      ? `Oltre ${formats.count(count)} nuovi annunci per «${title}».`
      : formats.plural(count, {
          one: `Un nuovo annuncio per «${title}».`,
          other: `${formats.count(count)} nuovi annunci per «${title}».`,
        }),
  companyJobs: ({ employer, count, isCapped, title }) =>
    isCapped
      ? `${employer} ha oltre ${formats.count(count)} nuovi annunci.`
      : formats.plural(count, {
          one: `${employer} ha un nuovo annuncio: «${title}».`,
          other: `${employer} ha ${formats.count(count)} nuovi annunci.`,
        }),
  reviewReceived: ({ author }) =>
    author === null
      ? 'Una candidata o un candidato ha recensito la Sua azienda.'
      : `${author} ha scritto una recensione su di Lei.`,
  otherKind: 'Il Suo account non riceve notifiche di questo tipo.',
  unknownLink: 'Questo link è incompleto o è stato modificato. Lo apra di nuovo dall’e-mail.',
});
