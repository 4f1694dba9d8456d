import { inCurrentLanguage } from '../../languages/current-language';
import { defineTranslated } from '../../languages/define-translated';

export const messagesTexts = inCurrentLanguage(
  defineTranslated(
    'server/messages/messages',
    {
      otherRecipient: 'You can only write to the other side of this application.',
      employerBegins: 'The employer writes first. You can answer as soon as there is a message.',
      withdrawn: 'This application has been withdrawn. The conversation has ended.',
      heldSubject: 'Message not shown',
      heldBody: 'This message is not shown: it was reported, and we have hidden or removed it.',
      sentByYou: 'You sent this message.',
      /** Subject of a first message without one; wording of the specification. */
      subject: (job: string) => `Regarding your application for ${job}`,
    },
    (translated) => ({
      de: translated({
        otherRecipient: 'Sie können nur der anderen Seite dieser Bewerbung schreiben.',
        employerBegins: 'Die Firma schreibt zuerst. Sie können antworten, sobald eine Nachricht da ist.',
        withdrawn: 'Diese Bewerbung wurde zurückgezogen. Es können keine Nachrichten mehr gesendet werden.',
        heldSubject: 'Nachricht nicht angezeigt',
        heldBody:
          'Diese Nachricht wird nicht angezeigt: Sie wurde gemeldet, und wir haben sie ausgeblendet oder entfernt.',
        sentByYou: 'Sie haben diese Nachricht gesendet.',
        subject: (job) => `Ihre Bewerbung auf die Stelle «${job}»`,
      }),
      fr: translated({
        otherRecipient: 'Vous pouvez uniquement écrire à l’autre partie de cette candidature.',
        employerBegins:
          'C’est l’entreprise qui écrit en premier. Vous pourrez répondre dès qu’il y aura un message.',
        withdrawn: 'Cette candidature a été retirée. La conversation est terminée.',
        heldSubject: 'Message non affiché',
        heldBody: 'Ce message n’est pas affiché\u00a0: il a été signalé, et nous l’avons masqué ou supprimé.',
        sentByYou: 'C’est vous qui avez envoyé ce message.',
        subject: (job) => `Concernant votre candidature\u00a0: ${job}`,
      }),
      it: translated({
        otherRecipient: 'Può scrivere solo all’altra parte di questa candidatura.',
        employerBegins: 'È l’azienda a scrivere per prima. Potrà rispondere appena ci sarà un messaggio.',
        withdrawn: 'Questa candidatura è stata ritirata. La conversazione è terminata.',
        heldSubject: 'Messaggio non mostrato',
        heldBody: 'Questo messaggio non viene mostrato: è stato segnalato e lo abbiamo nascosto o rimosso.',
        sentByYou: 'Ha inviato Lei questo messaggio.',
        subject: (job) => `La Sua candidatura per «${job}»`,
      }),
    }),
  ),
);
