import type { ApplicationStatus } from '@metier/sdk/rules';
import type { MailPayloads } from '../mails';
import { inCurrentLanguage } from '../../languages/current-language';
import { defineTranslated } from '../../languages/define-translated';

/** What a status means for the candidate, and what happens next. */
interface StatusNews {
  readonly title: string;
  readonly line: (about: Pick<MailPayloads['status-changed'], 'company' | 'job'>) => string;
  readonly next: string;
}

const english: Readonly<Record<ApplicationStatus, StatusNews>> = {
  pending: {
    title: 'Your application is waiting',
    line: ({ company, job }) => `${company} has not read your application for “${job}” yet.`,
    next: 'You need not do anything. We will tell you when they have read it.',
  },
  reviewed: {
    title: 'Your application has been read',
    line: ({ company, job }) => `${company} has read your application for “${job}”.`,
    next: 'You need not do anything. We will tell you about the next step.',
  },
  shortlisted: {
    title: 'You are on the shortlist',
    line: ({ company, job }) => `${company} has put you on the shortlist for “${job}”.`,
    next: 'If they would like to meet you, they will invite you to an interview. You need not do anything.',
  },
  interview: {
    title: 'You are invited to an interview',
    line: ({ company, job }) => `${company} invites you to an interview for “${job}”.`,
    next: 'They will contact you to agree on a time. If they offer you times on Metier, we will tell you.',
  },
  hired: {
    title: 'Congratulations!',
    line: ({ company, job }) => `${company} would like to hire you for “${job}”.`,
    next: 'They will contact you about the contract and your first day.',
  },
  rejected: {
    title: 'They have decided',
    line: ({ company, job }) => `${company} has decided not to continue with your application for “${job}”.`,
    next: 'This application has ended. Your profile and your documents are ready for the next one.',
  },
  withdrawn: {
    title: 'Your application is withdrawn',
    line: ({ job }) => `Your application for “${job}” has been withdrawn.`,
    next: 'This application has ended.',
  },
};

/** In the language of the mail that is being written. */
export const statusMailTexts = inCurrentLanguage(
  defineTranslated('server/mail/templates/status-mail', english, (translated) => ({
    de: translated({
      pending: {
        title: 'Ihre Bewerbung wartet',
        line: ({ company, job }) =>
          `${company} hat Ihre Bewerbung auf die Stelle «${job}» noch nicht gelesen.`,
        next: 'Sie müssen nichts tun. Wir melden uns, sobald sie gelesen wurde.',
      },
      reviewed: {
        title: 'Ihre Bewerbung wurde gesichtet',
        line: ({ company, job }) => `${company} hat Ihre Bewerbung auf die Stelle «${job}» gesichtet.`,
        next: 'Sie müssen nichts tun. Wir informieren Sie über den nächsten Schritt.',
      },
      shortlisted: {
        title: 'Sie sind in der engeren Auswahl',
        line: ({ company, job }) =>
          `${company} hat Sie für die Stelle «${job}» in die engere Auswahl genommen.`,
        next: 'Möchte die Firma Sie kennenlernen, lädt sie Sie zu einem Gespräch ein. Sie müssen nichts tun.',
      },
      interview: {
        title: 'Sie sind zu einem Gespräch eingeladen',
        line: ({ company, job }) =>
          `${company} möchte Sie bei einem Gespräch zur Stelle «${job}» kennenlernen.`,
        next: 'Die Firma meldet sich bei Ihnen, um einen Termin zu vereinbaren. Schlägt sie Termine auf Metier vor, informieren wir Sie.',
      },
      hired: {
        title: 'Herzliche Gratulation!',
        line: ({ company, job }) => `${company} möchte Sie für die Stelle «${job}» einstellen.`,
        next: 'Die Firma meldet sich bei Ihnen wegen des Vertrags und Ihres ersten Arbeitstags.',
      },
      rejected: {
        title: 'Die Firma hat entschieden',
        line: ({ company, job }) =>
          `${company} hat entschieden, Ihre Bewerbung auf die Stelle «${job}» nicht weiter zu berücksichtigen.`,
        next: 'Diese Bewerbung ist abgeschlossen. Ihr Profil und Ihre Dokumente stehen für die nächste bereit.',
      },
      withdrawn: {
        title: 'Ihre Bewerbung ist zurückgezogen',
        line: ({ job }) => `Ihre Bewerbung auf die Stelle «${job}» wurde zurückgezogen.`,
        next: 'Diese Bewerbung ist abgeschlossen.',
      },
    }),
    fr: translated({
      pending: {
        title: 'Votre candidature est en attente',
        line: ({ company, job }) =>
          `${company} n’a pas encore lu votre candidature pour «\u00a0${job}\u00a0».`,
        next: 'Vous n’avez rien à faire. Nous vous préviendrons dès qu’elle aura été lue.',
      },
      reviewed: {
        title: 'Votre candidature a été lue',
        line: ({ company, job }) => `${company} a lu votre candidature pour «\u00a0${job}\u00a0».`,
        next: 'Vous n’avez rien à faire. Nous vous informerons de la prochaine étape.',
      },
      shortlisted: {
        title: 'Vous faites partie de la présélection',
        line: ({ company, job }) =>
          `${company} a présélectionné votre candidature pour «\u00a0${job}\u00a0».`,
        next: 'Si l’entreprise souhaite vous rencontrer, elle vous invitera à un entretien. Vous n’avez rien à faire.',
      },
      interview: {
        title: 'Une invitation à un entretien',
        line: ({ company, job }) =>
          `${company} souhaite vous rencontrer pour un entretien au sujet du poste «\u00a0${job}\u00a0».`,
        next: 'L’entreprise prendra contact avec vous pour fixer une date. Si elle propose des créneaux sur Metier, nous vous préviendrons.',
      },
      hired: {
        title: 'Félicitations\u00a0!',
        line: ({ company, job }) => `${company} a retenu votre candidature pour «\u00a0${job}\u00a0».`,
        next: 'L’entreprise prendra contact avec vous au sujet du contrat et de votre premier jour.',
      },
      rejected: {
        title: 'L’entreprise a pris sa décision',
        line: ({ company, job }) =>
          `${company} a décidé de ne pas donner suite à votre candidature pour «\u00a0${job}\u00a0».`,
        next: 'Cette candidature est terminée. Votre profil et vos documents sont prêts pour la suivante.',
      },
      withdrawn: {
        title: 'Votre candidature est retirée',
        line: ({ job }) => `Votre candidature pour «\u00a0${job}\u00a0» a été retirée.`,
        next: 'Cette candidature est terminée.',
      },
    }),
    it: translated({
      pending: {
        title: 'La Sua candidatura è in attesa',
        line: ({ company, job }) => `${company} non ha ancora letto la Sua candidatura per «${job}».`,
        next: 'Non deve fare nulla. La avviseremo non appena sarà stata letta.',
      },
      reviewed: {
        title: 'La Sua candidatura è stata letta',
        line: ({ company, job }) => `${company} ha letto la Sua candidatura per «${job}».`,
        next: 'Non deve fare nulla. La informeremo del prossimo passo.',
      },
      shortlisted: {
        title: 'Ha superato la preselezione',
        line: ({ company, job }) => `${company} ha preselezionato la Sua candidatura per «${job}».`,
        next: 'Se l’azienda desidera incontrarLa, La inviterà a un colloquio. Non deve fare nulla.',
      },
      interview: {
        title: 'Un invito a un colloquio',
        line: ({ company, job }) => `${company} La invita a un colloquio per il posto «${job}».`,
        next: 'L’azienda La contatterà per fissare un orario. Se propone degli orari su Metier, La avviseremo.',
      },
      hired: {
        title: 'Congratulazioni!',
        line: ({ company, job }) => `${company} desidera assumerLa per il posto «${job}».`,
        next: 'L’azienda La contatterà per il contratto e il primo giorno di lavoro.',
      },
      rejected: {
        title: 'L’azienda ha deciso',
        line: ({ company, job }) =>
          `${company} ha deciso di non proseguire con la Sua candidatura per «${job}».`,
        next: 'Questa candidatura è conclusa. Il Suo profilo e i Suoi documenti sono pronti per la prossima.',
      },
      withdrawn: {
        title: 'La Sua candidatura è ritirata',
        line: ({ job }) => `La Sua candidatura per «${job}» è stata ritirata.`,
        next: 'Questa candidatura è conclusa.',
      },
    }),
  })),
);
