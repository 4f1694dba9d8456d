import { interviewKindsTexts, italian as formats, textsIn, translate } from '@metier/sdk/rules';
import type { english } from './interview-mail.texts.en';

const shortMoment = (timestamp: string) => `${formats.date(timestamp) ?? ''}, ${formats.clock(timestamp)}`;

export const italian = translate<typeof english>('server/mail/templates/interview-mail')({
  moment: (timestamp) => `${formats.moment(timestamp)} (ora svizzera)`,
  slot: formats.moment,
  details: ({ kind, place, minutes, interviewers }) => [
    `${textsIn('it', interviewKindsTexts).kinds[kind]}, ${minutes} minuti`,
    place,
    `Con: ${interviewers.join(', ')}`,
  ],
  event: {
    title: ({ other, job }) => `Colloquio con ${other}: ${job}`,
    interviewers: (names) => `Con: ${names}`,
  },
  view: 'Visualizzare la candidatura',
  invited: {
    subject: ({ other, job }) => `${other} La invita a un colloquio: ${job}`,
    title: 'Un invito a un colloquio',
    line: ({ other, job }) =>
      `${other} La invita a un colloquio per il posto «${job}». Scelga uno degli orari qui sotto (ora svizzera).`,
  },
  offered: {
    subject: ({ other, job }) => `${other} Le offre altri orari: ${job}`,
    title: 'Scelga un altro orario',
    line: ({ other, job }) =>
      `${other} Le offre altri orari per il colloquio per il posto «${job}». Ne scelga uno qui sotto (ora svizzera); quelli precedenti non sono più validi.`,
    action: 'Scegliere un orario',
    next: ({ other }) =>
      `Dopo la Sua scelta avvisiamo subito ${other} e Lei riceve un’e-mail per il Suo calendario. Se nessun orario Le va bene, ne proponga altri o declini nella stessa pagina.`,
  },
  proposed: {
    subject: ({ other, job }) => `${other} propone altri orari: ${job}`,
    title: 'Altri orari per il colloquio',
    line: ({ other, job }) =>
      `${other} propone gli orari qui sotto (ora svizzera) per il colloquio per il posto «${job}».`,
    action: 'Confermare uno di questi orari',
    next: 'Dopo la Sua conferma entrambe le parti ricevono un’e-mail per il calendario. Può anche offrire altri orari.',
  },
  booked: {
    subject: ({ other, startsAt, isChanged }) =>
      isChanged
        ? `Colloquio modificato: ${other}, ${shortMoment(startsAt)}`
        : `Colloquio con ${other}: ${shortMoment(startsAt)}`,
    title: ({ isChanged }) =>
      isChanged ? 'Il Suo colloquio è stato modificato' : 'Il Suo colloquio è fissato',
    line: ({ other, job, isChanged }) =>
      isChanged
        ? `Il colloquio con ${other} per il posto «${job}» è stato modificato. Ora vale quanto segue:`
        : `Il colloquio con ${other} per il posto «${job}» è fissato:`,
    action: 'Visualizzare il colloquio',
    next: 'Apra il file allegato per aggiungere il colloquio al Suo calendario. Glielo ricorderemo.',
  },
  declined: {
    subject: ({ other, job }) => `${other} ha declinato il colloquio: ${job}`,
    title: 'Il colloquio è stato declinato',
    line: ({ other, job }) => `${other} ha declinato il colloquio per il posto «${job}».`,
    next: 'La candidatura resta com’è. Può scrivere un messaggio, offrire altri orari o rifiutare la candidatura.',
  },
  cancelled: {
    subject: ({ other, job }) => `Annullato: colloquio con ${other}, ${job}`,
    title: 'Il colloquio è annullato',
    line: ({ other, job, startsAt }) =>
      startsAt === null
        ? `Il colloquio con ${other} per il posto «${job}» è stato annullato.`
        : `Il colloquio con ${other} per il posto «${job}», previsto ${formats.moment(startsAt)}, è stato annullato.`,
    calendar: 'Apra il file allegato per togliere il colloquio dal Suo calendario.',
  },
  reminder: {
    subject: ({ other, startsAt }) => `Promemoria: colloquio, ${shortMoment(startsAt)}, ${other}`,
    title: 'Il Suo colloquio si avvicina',
    line: ({ other, job }) => `Il Suo colloquio con ${other} per il posto «${job}»:`,
    next: 'In caso di impedimento avvisi per tempo: nella pagina della candidatura trova che cosa può fare.',
  },
});
