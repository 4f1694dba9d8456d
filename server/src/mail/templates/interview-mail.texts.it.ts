import { interviewKindsTexts, italian, textsIn, translate } from '@metier/sdk/rules';
import type * as english from './interview-mail.texts';

export const interviewMailTexts = translate<typeof english.interviewMailTexts>(
  'server/mail/templates/interview-mail',
)({
  moment: (timestamp) => `${italian.moment(timestamp)} (ora svizzera)`,
  details: ({ kind, place, minutes, interviewers, note }) => [
    `${textsIn('it', interviewKindsTexts).kinds[kind]}, ${minutes} minuti: ${place}`,
    `Con: ${interviewers.join(', ')}`,
    note,
  ],
  event: {
    title: ({ other, job }) => `Colloquio con ${other}: ${job}`,
    interviewers: (names) => `Con: ${names}`,
  },
  view: 'Vedere la candidatura',
  offered: {
    subject: ({ other, job }) => `Scelga un orario per il Suo colloquio: ${job} presso ${other}`,
    line: ({ other, job }) => `${other} desidera incontrarLa per un colloquio per «${job}».`,
    choose: 'Le vengono proposti questi orari. Ne scelga uno, ne proponga altri oppure declini:',
    action: 'Scegliere un orario',
  },
  proposed: {
    subject: ({ other, job }) => `${other} propone altri orari: ${job}`,
    line: ({ other, job }) => `${other} propone questi orari per il colloquio per «${job}»:`,
    action: 'Fissare uno di questi orari',
  },
  booked: {
    subject: ({ other, job, startsAt, isChanged }) =>
      `${isChanged ? 'Colloquio modificato' : 'Colloquio'} con ${other}, ${italian.moment(startsAt)}: ${job}`,
    line: ({ other, job, isChanged }) =>
      isChanged
        ? `Il colloquio con ${other} per «${job}» è stato modificato. Ecco quando si svolge:`
        : `Il colloquio con ${other} per «${job}» è fissato. Ecco quando si svolge:`,
    calendar: 'Apra il file allegato per aggiungerlo al Suo calendario.',
    action: 'Vedere il colloquio',
  },
  declined: {
    subject: ({ other, job }) => `${other} ha declinato il colloquio: ${job}`,
    line: ({ other, job }) => `${other} ha declinato il colloquio per «${job}».`,
  },
  cancelled: {
    subject: ({ other, job }) => `Annullato: colloquio con ${other}, ${job}`,
    line: ({ other, job, startsAt }) =>
      startsAt === null
        ? `Il colloquio con ${other} per «${job}» è stato annullato.`
        : `Il colloquio con ${other} per «${job}», previsto ${italian.moment(startsAt)}, è stato annullato.`,
  },
  reminder: {
    subject: ({ other, startsAt }) => `Promemoria: colloquio con ${other}, ${italian.moment(startsAt)}`,
    line: ({ other, job }) => `Le ricordiamo quando si svolge il Suo colloquio con ${other} per «${job}»:`,
  },
});
