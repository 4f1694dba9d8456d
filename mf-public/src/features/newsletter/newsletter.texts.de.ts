import { translate } from '@metier/sdk/rules';
import type * as english from './newsletter.texts';

export const newsletterTexts = translate<typeof english.newsletterTexts>('public/newsletter/newsletter')({
  home: 'Zur Startseite',
  again: 'Erneut versuchen',
  failure: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  offline: 'Der Server hat nicht geantwortet. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  confirm: {
    title: 'Newsletter bestätigen',
    lead: 'Bestätigen Sie mit der Schaltfläche, dass Sie den Newsletter einmal im Monat erhalten möchten. Jede E-Mail enthält einen Link zum Abbestellen.',
    submit: 'Newsletter bestätigen',
    submitting: 'Wird bestätigt\u00a0…',
    done: 'Sie haben den Newsletter abonniert',
    doneLead: 'Vielen Dank. Sie erhalten den nächsten Newsletter.',
  },
  leave: {
    title: 'Newsletter abbestellen?',
    lead: 'Wir löschen Ihre Adresse. Am Ende jeder Seite können Sie den Newsletter wieder abonnieren.',
    submit: 'Abbestellen',
    submitting: 'Wird abbestellt\u00a0…',
    done: 'Der Newsletter ist abbestellt',
    doneLead: 'Ihre Adresse ist gelöscht. Sie erhalten keinen Newsletter mehr.',
  },
  endNotifications: (subscription) => ({
    title: 'Diese E-Mails abbestellen?',
    lead: subscription
      ? `Zu «${subscription}» erhalten Sie dann keine E-Mails mehr. Auf der Seite Ihrer Mitteilungen finden Sie weiterhin alles; dort können Sie das auch wieder ändern.`
      : 'Sie erhalten diese E-Mails dann nicht mehr. Auf der Seite Ihrer Mitteilungen finden Sie weiterhin alles; dort können Sie das auch wieder ändern.',
    submit: 'Abbestellen',
    submitting: 'Wird abbestellt\u00a0…',
    done: 'Die E-Mails sind abbestellt',
    doneLead: subscription
      ? `Sie erhalten keine E-Mails mehr zu «${subscription}».`
      : 'Sie erhalten diese E-Mails nicht mehr.',
  }),
  confirmAlert: {
    title: 'Suchabo starten',
    lead: 'Bestätigen Sie mit der Schaltfläche, dass Sie die neuen Stellen zu Ihrer Suche per E-Mail erhalten möchten. Jede E-Mail enthält einen Link, mit dem Sie das Suchabo beenden können.',
    submit: 'Suchabo starten',
    submitting: 'Wird gestartet\u00a0…',
    done: 'Ihr Suchabo läuft',
    doneLead: 'Vielen Dank. Wir senden Ihnen die neuen passenden Stellen per E-Mail.',
  },
  manageAlerts: 'Suchabos verwalten',
  endAlert: {
    title: 'Dieses Suchabo beenden?',
    lead: 'Sie erhalten dann keine E-Mails mehr zu dieser Suche. Sie können sie jederzeit wieder speichern.',
    submit: 'Suchabo beenden',
    submitting: 'Wird beendet\u00a0…',
    done: 'Ihr Suchabo ist beendet',
    doneLead: 'Sie erhalten keine E-Mails mehr zu dieser Suche.',
  },
  over: 'Dieser Link ist abgelaufen',
  noLink: {
    title: 'Dieser Link ist unvollständig',
    text: 'Ein Teil fehlt. Öffnen Sie ihn noch einmal aus der E-Mail oder kopieren Sie den ganzen Link.',
  },
});
