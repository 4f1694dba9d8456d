import { german as formats, translate } from '@metier/sdk/rules';
import type { english } from './mail.texts.en';

export const german = translate<typeof english>('server/mail/templates/mail')({
  product: 'Metier',
  greeting: (name) => (name ? `Guten Tag ${name}` : 'Guten Tag'),
  accountFootnote: 'Sie erhalten diese E-Mail, weil Sie ein Konto bei Metier haben.',
  colon: ':',
  next: 'Wie es weitergeht',
  manage: 'Wählen, welche E-Mails Sie erhalten',
  linkAlso: 'Wenn die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
  unsubscribe: 'Abbestellen',

  applicationReceived: {
    subject: ({ applicant, job }) => `Bewerbung von ${applicant}: ${job}`,
    title: 'Neue Bewerbung',
    line: ({ applicant, job }) => `${applicant} hat sich auf Ihre Stelle «${job}» beworben.`,
    labels: {
      experience: 'Berufserfahrung',
      availability: 'Verfügbar ab',
      salary: 'Lohnvorstellung',
      city: 'Wohnort',
    },
    action: 'Bewerbung ansehen',
    next: 'Lesen Sie die Bewerbung und wählen Sie den nächsten Schritt; wir informieren die Person darüber.',
  },
  applicationWithdrawn: {
    subject: ({ applicant, job }) => `Bewerbung zurückgezogen: ${applicant}, ${job}`,
    title: 'Bewerbung zurückgezogen',
    line: ({ applicant, job }) => `${applicant} hat die Bewerbung auf Ihre Stelle «${job}» zurückgezogen.`,
    action: 'Bewerbung ansehen',
  },
  applicationSent: {
    subject: ({ job }) => `Ihre Bewerbung ist angekommen: ${job}`,
    title: 'Ihre Bewerbung ist angekommen',
    lines: ({ company, job, days }) => [
      `Ihre Bewerbung auf die Stelle «${job}» ist angekommen. ${company} kann sie jetzt lesen.`,
      ...(days === null
        ? []
        : [
            `Die meisten erhalten von dieser Firma ${formats.plural(days, { one: 'innert eines Tages', other: `innert ${days} Tagen` })} eine Antwort.`,
          ]),
    ],
    next: 'Wir informieren Sie über jeden Schritt. Ihre Antworten können Sie bis dahin noch ändern.',
    action: 'Ihre Bewerbung ansehen',
  },
  applicationsWaiting: {
    subject: ({ count, job }) =>
      formats.plural(count, {
        one: `Eine Bewerbung wartet: ${job}`,
        other: `${formats.count(count)} Bewerbungen warten: ${job}`,
      }),
    title: ({ count }) =>
      formats.plural(count, {
        one: 'Eine Bewerbung wartet',
        other: `${formats.count(count)} Bewerbungen warten`,
      }),
    lines: ({ count, job, days, isSeen }) => {
      const goal = isSeen ? 'auf einen Entscheid' : 'auf die erste Sichtung';
      const wait = formats.plural(days, { one: 'einem Tag', other: `${days} Tagen` });
      return [
        formats.plural(count, {
          one: `Eine Bewerbung auf Ihre Stelle «${job}» wartet seit ${wait} ${goal}.`,
          other: `${formats.count(count)} Bewerbungen auf Ihre Stelle «${job}» warten noch ${goal}; die älteste wartet seit ${wait}.`,
        }),
        'Stellensuchende sehen, wie rasch Sie antworten. Eine kurze Nachricht ist besser als keine.',
      ];
    },
    action: 'Bewerbungen ansehen',
  },
  closingPlanned: {
    subject: ({ job }) => `Abschlussmitteilung zu «${job}»`,
    title: 'Ihre Abschlussmitteilung',
    lines: ({ count, job }) => [
      formats.plural(count, {
        one: `Ihre Stelle «${job}» ist geschlossen. Eine Person ohne Entscheid erhält eine Abschlussmitteilung von Ihnen.`,
        other: `Ihre Stelle «${job}» ist geschlossen. ${formats.count(count)} Personen ohne Entscheid erhalten eine Abschlussmitteilung von Ihnen.`,
      }),
      'Sie können den Text ändern, ihn jetzt senden oder darauf verzichten.',
    ],
    action: 'Abschlussmitteilung ansehen',
    next: ({ sendAt }) => `Die Mitteilung wird am ${formats.moment(sendAt)} versendet.`,
  },
  jobClosed: {
    subject: ({ job, company }) => `${company} hat «${job}» geschlossen`,
    title: 'Die Stelle ist geschlossen',
    line: ({ job, company }) =>
      `${company} hat die Stelle «${job}» geschlossen und schreibt Ihnen zu Ihrer Bewerbung:`,
    action: 'Nachrichtenverlauf öffnen',
  },
  jobRemoved: {
    subject: ({ job }) => `Die Stelle «${job}» wurde entfernt`,
    title: 'Die Stelle wurde entfernt',
    lines: ({ job, company }) => [
      `Wir haben die Stelle «${job}» von ${company} von Metier entfernt. Ihre Bewerbung ist damit abgeschlossen.`,
      'Wenn jemand von Ihnen Geld oder Kopien von Dokumenten verlangt hat, senden Sie nichts und melden Sie es uns.',
    ],
    action: 'Andere Stellen finden',
  },
  moderationDecision: {
    subject: ({ title }) => `Zu «${title}» auf Metier`,
    title: 'Unser Entscheid',
    appeal: 'Lesen und antworten',
    read: 'Entscheid ansehen',
  },
  reviewReceived: {
    subject: ({ author }) =>
      author === null ? 'Ihre Firma hat eine neue Bewertung' : `${author} hat Sie bewertet`,
    line: ({ author }) =>
      author === null
        ? 'Eine Person, die sich bei Ihnen beworben hat, hat Ihre Firma bewertet.'
        : `${author} hat eine Bewertung über Sie geschrieben.`,
    title: 'Eine neue Bewertung',
    action: 'Bewertung lesen',
  },
  dailyNotifications: {
    subject: (count) =>
      formats.plural(count, {
        one: 'Eine Mitteilung auf Metier',
        other: `${formats.count(count)} Mitteilungen auf Metier`,
      }),
    line: (more) =>
      more > 0
        ? formats.plural(more, {
            one: 'Neu seit gestern (1 weitere Mitteilung finden Sie auf Metier):',
            other: `Neu seit gestern (${formats.count(more)} weitere Mitteilungen finden Sie auf Metier):`,
          })
        : 'Neu seit gestern:',
    action: 'Alle Mitteilungen ansehen',
  },
  statusChanged: {
    subject: ({ job, company }) => `Ihre Bewerbung bei ${company}: ${job}`,
    writes: ({ company }) => `${company} schreibt Ihnen:`,
    action: 'Ihre Bewerbung ansehen',
  },
  messageReceived: {
    subject: ({ other, subject }) => `${other}: ${subject}`,
    title: 'Eine Nachricht für Sie',
    line: ({ other, job }) => `${other} hat Ihnen zur Bewerbung auf die Stelle «${job}» geschrieben:`,
    action: 'Lesen und antworten',
  },
  messageCopy: {
    subject: ({ subject }) => `Kopie: ${subject}`,
    title: 'Kopie Ihrer Nachricht',
    line: ({ other, job }) =>
      `Das ist eine Kopie dessen, was Sie ${other} zur Bewerbung auf die Stelle «${job}» geschrieben haben:`,
    footnote: 'Sie erhalten diese Kopie, weil Sie sie beim Schreiben der Nachricht verlangt haben.',
    action: 'Nachrichtenverlauf öffnen',
  },
  passwordReset: {
    subject: 'Wählen Sie ein neues Passwort',
    lines: [
      'Jemand hat für das Konto mit dieser E-Mail-Adresse ein neues Passwort verlangt.',
      'Der Link unten gilt 60\u00a0Minuten und nur einmal. Ein neues Passwort meldet Sie auf allen Geräten ab.',
    ],
    action: 'Neues Passwort wählen',
    footnote: 'Wenn Sie es nicht waren, ignorieren Sie diese E-Mail: Ihr Passwort bleibt unverändert.',
  },
  jobAlert: {
    subject: ({ title, count, isCapped }) =>
      formats.plural(count, {
        one: `Eine neue Stelle: ${title}`,
        other: `${isCapped ? 'Über ' : ''}${formats.count(count)} neue Stellen: ${title}`,
      }),
    line: ({ title, count, jobs }) =>
      count > jobs.length
        ? formats.plural(jobs.length, {
            one: `Die neueste Stelle für Ihr Suchabo «${title}»:`,
            other: `Die neuesten ${jobs.length} Stellen für Ihr Suchabo «${title}»:`,
          })
        : `Neu für Ihr Suchabo «${title}»:`,
    employer: ({ company, place }) => `${company} · ${place}`,
    action: 'Alle Ergebnisse ansehen',
    title: 'Neue Stellen für Sie',
    footnote: 'Sie erhalten diese E-Mail, weil Sie diese Suche auf Metier gespeichert haben.',
    manage: 'Suchabos ändern, pausieren oder löschen',
  },
  companyJobs: {
    subject: ({ employer, count, isCapped, title }) =>
      formats.plural(count, {
        one: `${employer} hat eine neue Stelle: ${title}`,
        other: `${employer} hat ${isCapped ? 'über ' : ''}${formats.count(count)} neue Stellen`,
      }),
    line: ({ employer, count, jobs }) =>
      count > jobs.length
        ? formats.plural(jobs.length, {
            one: `Die neueste Stelle von ${employer}:`,
            other: `Die neuesten ${jobs.length} Stellen von ${employer}:`,
          })
        : `Neu bei ${employer}:`,
    title: ({ count }) => formats.plural(count, { one: 'Eine neue Stelle', other: 'Neue Stellen' }),
    action: 'Firma ansehen',
    footnote: ({ employer }) => `Sie erhalten diese E-Mail, weil Sie ${employer} auf Metier folgen.`,
    manage: 'Ändern, welchen Firmen Sie folgen',
  },
  alertConfirm: {
    subject: 'Bestätigen Sie Ihr Suchabo',
    lines: [
      'Jemand hat diese Adresse für ein Suchabo bei Metier eingegeben.',
      'Wenn Sie es waren, bestätigen Sie das Suchabo bitte. Der Link gilt sieben Tage.',
    ],
    action: 'Suchabo starten',
    footnote:
      'Wenn Sie es nicht waren, ignorieren Sie diese E-Mail: Ohne Ihre Bestätigung senden wir nichts.',
  },
  newsletterConfirm: {
    subject: 'Bestätigen Sie Ihr Newsletter-Abonnement',
    line: 'Jemand hat diese Adresse für den Newsletter von Metier eingegeben. Wenn Sie es waren, bestätigen Sie bitte Ihr Abonnement.',
    action: 'Newsletter bestätigen',
    footnote:
      'Wenn Sie es nicht waren, ignorieren Sie diese E-Mail: Ohne Ihre Bestätigung senden wir nichts.',
  },
});
