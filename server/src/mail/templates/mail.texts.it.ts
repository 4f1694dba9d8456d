import { italian as formats, translate } from '@metier/sdk/rules';
import type { english } from './mail.texts.en';

const countDays = (days: number) => formats.plural(days, { one: '1 giorno', other: `${days} giorni` });

export const italian = translate<typeof english>('server/mail/templates/mail')({
  product: 'Metier',
  greeting: (name) => (name ? `Buongiorno ${name},` : 'Buongiorno,'),
  accountFootnote: 'Riceve questa e-mail perché ha un account su Metier.',
  colon: ':',
  next: 'Come si prosegue',
  manage: 'Scegliere quali e-mail ricevere',
  linkAlso: 'Se il pulsante non funziona, copi questo indirizzo nel Suo browser:',
  unsubscribe: 'Annullare l’iscrizione',

  applicationReceived: {
    subject: ({ applicant, job }) => `Candidatura di ${applicant}: ${job}`,
    title: 'Nuova candidatura',
    line: ({ applicant, job }) => `${applicant} ha inviato una candidatura per il Suo annuncio «${job}».`,
    labels: {
      experience: 'Esperienza',
      availability: 'Disponibile dal',
      salary: 'Salario desiderato',
      city: 'Domicilio',
    },
    action: 'Visualizzare la candidatura',
    next: 'Legga la candidatura e scelga il prossimo passo; ne informiamo la persona.',
  },
  applicationWithdrawn: {
    subject: ({ applicant, job }) => `Candidatura ritirata: ${applicant}, ${job}`,
    title: 'Candidatura ritirata',
    line: ({ applicant, job }) => `${applicant} ha ritirato la candidatura per il Suo annuncio «${job}».`,
    action: 'Visualizzare la candidatura',
  },
  applicationSent: {
    subject: ({ job }) => `Candidatura ricevuta: ${job}`,
    title: 'Abbiamo ricevuto la Sua candidatura',
    lines: ({ company, job, days }) => [
      `Abbiamo ricevuto la Sua candidatura per «${job}». Ora ${company} può leggerla.`,
      ...(days === null
        ? []
        : [
            `La maggior parte delle candidate e candidati riceve una risposta da questa azienda entro ${formats.plural(
              days,
              { one: 'un giorno', other: `${days} giorni` },
            )}.`,
          ]),
    ],
    next: 'La informeremo di ogni passo. Fino ad allora può modificare le Sue risposte.',
    action: 'Visualizzare la candidatura',
  },
  applicationsWaiting: {
    subject: ({ count, job }) =>
      formats.plural(count, {
        one: `Una candidatura per «${job}» è in attesa`,
        other: `${formats.count(count)} candidature per «${job}» sono in attesa`,
      }),
    title: ({ count }) =>
      formats.plural(count, {
        one: 'Una candidatura è in attesa',
        other: `${formats.count(count)} candidature sono in attesa`,
      }),
    lines: ({ count, job, days, isSeen }) => {
      const what = isSeen ? 'una decisione' : 'una prima lettura';
      return [
        formats.plural(count, {
          one: `Una candidatura per il Suo annuncio «${job}» attende ${what} da ${countDays(days)}.`,
          other: `${formats.count(count)} candidature per il Suo annuncio «${job}» attendono ${what}; la meno recente da ${countDays(days)}.`,
        }),
        'Chi si candida vede in quanto tempo Lei risponde. Un breve messaggio è meglio di nessuno.',
      ];
    },
    action: 'Visualizzare le candidature',
  },
  closingPlanned: {
    subject: ({ job }) => `Messaggio di chiusura per «${job}»`,
    title: 'Il Suo messaggio di chiusura',
    lines: ({ count, job }) => [
      `Il Suo annuncio «${job}» è chiuso. ${formats.plural(count, {
        one: 'Una candidata o un candidato senza decisione riceverà',
        other: `${formats.count(count)} candidate e candidati senza decisione riceveranno`,
      })} da Lei un messaggio di chiusura.`,
      'Può modificare il testo, inviarlo subito o rinunciarvi.',
    ],
    action: 'Visualizzare il messaggio di chiusura',
    next: ({ sendAt }) => `Invio previsto: ${formats.moment(sendAt)}.`,
  },
  jobClosed: {
    subject: ({ job, company }) => `${company} ha chiuso l’annuncio «${job}»`,
    title: 'L’annuncio è chiuso',
    line: ({ job, company }) =>
      `${company} ha chiuso l’annuncio «${job}» e Le scrive riguardo alla Sua candidatura:`,
    action: 'Aprire la conversazione',
  },
  jobRemoved: {
    subject: ({ job }) => `L’annuncio «${job}» è stato rimosso`,
    title: 'L’annuncio è stato rimosso',
    lines: ({ job, company }) => [
      `Abbiamo rimosso da Metier l’annuncio «${job}» di ${company}, perciò la Sua candidatura è conclusa.`,
      'Se qualcuno Le ha chiesto denaro o copie di documenti, non li invii e ce lo comunichi.',
    ],
    action: 'Trovare altri annunci',
  },
  moderationDecision: {
    subject: ({ title }) => `Riguardo a «${title}» su Metier`,
    title: 'La nostra decisione',
    appeal: 'Leggere e rispondere',
    read: 'Visualizzare la decisione',
  },
  reviewReceived: {
    subject: ({ author }) =>
      author === null
        ? 'La Sua azienda ha una nuova recensione'
        : `${author} ha scritto una recensione su di Lei`,
    line: ({ author }) =>
      author === null
        ? 'Una candidata o un candidato ha recensito la Sua azienda.'
        : `${author} ha scritto una recensione su di Lei.`,
    title: 'Una nuova recensione',
    action: 'Leggere la recensione',
  },
  dailyNotifications: {
    subject: (count) =>
      formats.plural(count, {
        one: 'Una notifica su Metier',
        other: `${formats.count(count)} notifiche su Metier`,
      }),
    line: (more) =>
      more > 0
        ? formats.plural(more, {
            one: 'Ecco le novità da ieri (un’altra è su Metier):',
            other: `Ecco le novità da ieri (altre ${formats.count(more)} sono su Metier):`,
          })
        : 'Ecco le novità da ieri:',
    action: 'Visualizzare tutte le notifiche',
  },
  statusChanged: {
    subject: ({ job, company }) => `La Sua candidatura presso ${company}: ${job}`,
    writes: ({ company }) => `${company} Le scrive:`,
    action: 'Visualizzare la candidatura',
  },
  messageReceived: {
    subject: ({ other, subject }) => `${other}: ${subject}`,
    title: 'Un messaggio per Lei',
    line: ({ other, job }) => `${other} Le ha scritto riguardo alla candidatura per «${job}»:`,
    action: 'Leggere e rispondere',
  },
  messageCopy: {
    subject: ({ subject }) => `Copia: ${subject}`,
    title: 'Copia del Suo messaggio',
    line: ({ other, job }) =>
      `Questa è una copia di quanto ha scritto a ${other} riguardo alla candidatura per «${job}»:`,
    footnote: 'Riceve questa copia perché l’ha chiesta scrivendo il messaggio.',
    action: 'Aprire la conversazione',
  },
  passwordReset: {
    subject: 'Scelga una nuova password',
    lines: [
      'Qualcuno ha chiesto una nuova password per l’account con questo indirizzo e-mail.',
      'Il link qui sotto funziona una sola volta, per 60 minuti. Una nuova password disconnette tutti i Suoi dispositivi.',
    ],
    action: 'Scegliere una nuova password',
    footnote: 'Se non l’ha chiesto Lei, ignori questa e-mail: la Sua password resta invariata.',
  },
  jobAlert: {
    subject: ({ title, count, isCapped }) =>
      isCapped
        ? `Oltre ${formats.count(count)} nuovi annunci: ${title}`
        : formats.plural(count, {
            one: `Un nuovo annuncio: ${title}`,
            other: `${formats.count(count)} nuovi annunci: ${title}`,
          }),
    line: ({ title, count, jobs }) =>
      count > jobs.length
        ? `I ${jobs.length} annunci più recenti per il Suo avviso di nuovi annunci «${title}»:`
        : `Novità per il Suo avviso di nuovi annunci «${title}»:`,
    employer: ({ company, place }) => `${company} · ${place}`,
    title: 'Nuovi annunci per Lei',
    action: 'Visualizzare tutti i risultati',
    footnote: 'Riceve questa e-mail perché ha salvato questa ricerca su Metier.',
    manage: 'Modificare, sospendere o eliminare i Suoi avvisi di nuovi annunci',
  },
  companyJobs: {
    subject: ({ employer, count, isCapped, title }) =>
      isCapped
        ? `${employer} ha oltre ${formats.count(count)} nuovi annunci`
        : formats.plural(count, {
            one: `${employer} ha un nuovo annuncio: ${title}`,
            other: `${employer} ha ${formats.count(count)} nuovi annunci`,
          }),
    line: ({ employer, count, jobs }) =>
      count > jobs.length ? `I ${jobs.length} annunci più recenti di ${employer}:` : `Novità da ${employer}:`,
    title: ({ count }) => formats.plural(count, { one: 'Un nuovo annuncio', other: 'Nuovi annunci' }),
    action: 'Visualizzare l’azienda',
    footnote: ({ employer }) => `Riceve questa e-mail perché segue ${employer} su Metier.`,
    manage: 'Modificare le aziende che segue',
  },
  alertConfirm: {
    subject: 'Confermi il Suo avviso di nuovi annunci',
    lines: [
      'Qualcuno ha inserito questo indirizzo per un avviso di nuovi annunci su Metier.',
      'Se l’ha chiesto Lei, lo confermi. Il link funziona per sette giorni.',
    ],
    action: 'Attivare l’avviso',
    footnote: 'Se non l’ha chiesto Lei, ignori questa e-mail: senza la Sua conferma non inviamo nulla.',
  },
  newsletterConfirm: {
    subject: 'Confermi l’iscrizione alla newsletter',
    line: 'Qualcuno ha inserito questo indirizzo per la newsletter di Metier. Se l’ha chiesto Lei, lo confermi.',
    action: 'Confermare l’iscrizione',
    footnote: 'Se non l’ha chiesto Lei, ignori questa e-mail: senza la Sua conferma non inviamo nulla.',
  },
});
