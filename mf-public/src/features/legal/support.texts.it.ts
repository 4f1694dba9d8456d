import { translate } from '@metier/sdk/rules';
import type * as english from './support.texts';

export const supportTexts = translate<typeof english.supportTexts>('public/legal/support')({
  title: 'Assistenza',
  lead: 'Le risposte alle domande più frequenti, e come contattarci per tutto il resto.',
  topics: [
    {
      id: 'account',
      title: 'Il Suo account',
      answers: [
        {
          question: 'Ho dimenticato la password',
          answer:
            'Nella pagina di accesso scelga «Ha dimenticato la password?» e inserisca l’indirizzo e-mail del Suo account. Il link che inviamo funziona una sola volta, per 60 minuti. Una nuova password disconnette tutti i Suoi dispositivi.',
        },
        {
          question: 'L’e-mail non arriva',
          answer:
            'Attenda qualche minuto e guardi nella cartella spam. Il sito risponde allo stesso modo per ogni indirizzo, affinché nessuno possa scoprire chi ha un account qui: controlli di aver inserito l’indirizzo del Suo account.',
        },
        {
          question: 'Il sito segnala troppi tentativi',
          answer:
            'Dopo diverse password errate un account resta chiuso per un po’, per tutti, affinché nessuno possa indovinare la password. Attenda il tempo indicato nel messaggio oppure scelga una nuova password tramite e-mail.',
        },
        {
          question: 'Come posso eliminare il mio account o ottenere i miei dati?',
          answer:
            'Sotto «I Suoi dati» del Suo account (/account/data). L’account viene bloccato subito e per alcuni giorni può ancora conservarlo; con l’eliminazione scompaiono il Suo profilo, i documenti, le candidature, i messaggi e le recensioni.',
        },
        {
          question: 'Come posso modificare il mio nome utente o il mio indirizzo e-mail?',
          answer: 'Ci scriva dall’indirizzo del Suo account. Provvediamo entro pochi giorni.',
        },
      ],
    },
    {
      id: 'students',
      title: 'Per studentesse e studenti',
      answers: [
        {
          question: 'Quali file posso inviare?',
          answer:
            'Un CV in formato PDF, DOC o DOCX di al massimo 5\u00a0MB; gli altri documenti di una candidatura anche in formato JPG o PNG. La raccolta in «Documenti» accetta PDF di al massimo 10\u00a0MB, e ciò che contiene può essere allegato a ogni candidatura. Le Sue foto: JPG, PNG o GIF, al massimo 5\u00a0MB.',
        },
        {
          question: 'Posso modificare una candidatura già inviata?',
          answer:
            'Sì, in «Le mie candidature»: le Sue risposte, il CV e gli altri documenti, finché non la ritira.',
        },
        {
          question: 'Che cosa significano gli stati?',
          answer:
            'In attesa: inviata, non ancora letta. Esaminata: qualcuno l’ha letta. Preselezione: è fra le poche persone scelte. Colloquio: desiderano incontrarLa. «Assunzione» e «Rifiutata» la concludono. A ogni passo riceve un’e-mail.',
        },
        {
          question: 'Che cosa succede quando ritiro una candidatura?',
          answer:
            'L’azienda conserva il Suo nome, l’annuncio, le date e le proprie note. Non vede più i Suoi dati di contatto, le Sue risposte e i Suoi file, né il Suo profilo, salvo che Lei abbia inviato una candidatura per un altro dei suoi annunci, e nessuna delle due parti può più scrivere. La candidatura non può più essere modificata; se il posto è ancora vacante, può candidarsi di nuovo.',
        },
        {
          question: 'Chi vede il mio profilo?',
          answer:
            'Solo le aziende a cui ha inviato una candidatura, finché non la ritira, ma senza la data di nascita, la via e gli annunci salvati. Nessuno può cercare studentesse o studenti.',
        },
      ],
    },
    {
      id: 'employers',
      title: 'Per le aziende',
      answers: [
        {
          question: 'Come pubblico un annuncio?',
          answer:
            'Completi dapprima il profilo aziendale, poi scelga «Nuovo annuncio» nella panoramica. L’annuncio è subito pubblico. Può modificarlo quando vuole oppure sospenderlo: un annuncio sospeso non accetta candidature e scompare dalla ricerca.',
        },
        {
          question: 'Chi legge le nostre note?',
          answer: 'Solo la Sua azienda. Chi si candida non le vede e non sa se ce ne sono.',
        },
        {
          question: 'Che cosa riceve da noi chi si candida?',
          answer:
            'Un’e-mail a ogni cambiamento di stato e una per ogni messaggio. La preselezione porta a un colloquio o all’assunzione; assunzione e rifiuto non possono essere revocati, perciò il sito chiede prima una conferma.',
        },
        {
          question: 'Come vengono contate le visualizzazioni?',
          answer: 'Ogni persona conta una volta al giorno per ogni annuncio. Le Sue visite non contano mai.',
        },
      ],
    },
    {
      id: 'site',
      title: 'Il sito',
      answers: [
        {
          question: 'Posso scegliere l’aspetto scuro o chiaro?',
          answer:
            'In fondo a ogni pagina, sotto «Aspetto». «Sistema» segue il Suo dispositivo. La scelta viene ricordata su questo dispositivo.',
        },
        {
          question: 'Funziona con la tastiera o con un lettore di schermo?',
          answer:
            'È costruito e verificato per entrambi, secondo le WCAG 2.2 AA. Se per Lei qualcosa non funziona, è un errore nostro: ci dica quale pagina e quale programma.',
        },
        {
          question: 'Qualcosa non ha funzionato',
          answer:
            'Scelga «Riprovare»: quanto ha inserito è ancora lì. Se il problema rimane, ci scriva che cosa ha fatto e quando. Grazie all’ora lo ritroviamo nei nostri registri.',
        },
      ],
    },
  ],
});
