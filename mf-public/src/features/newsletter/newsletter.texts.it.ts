import { translate } from '@metier/sdk/rules';
import type * as english from './newsletter.texts';

export const newsletterTexts = translate<typeof english.newsletterTexts>('public/newsletter/newsletter')({
  home: 'Torna alla pagina iniziale',
  again: 'Riprovare',
  failure: 'Non ha funzionato. Riprovi.',
  offline: 'Il server non ha risposto. Controlli la connessione e riprovi.',
  confirm: {
    title: 'Confermi la Sua iscrizione',
    lead: 'Prema il pulsante per ricevere la newsletter una volta al mese. Ogni e-mail contiene un link per disdirla.',
    submit: 'Confermare l’iscrizione',
    submitting: 'Conferma…',
    done: 'L’iscrizione è confermata',
    doneLead: 'Grazie. Riceverà la prossima newsletter.',
  },
  leave: {
    title: 'Annullare l’iscrizione alla newsletter?',
    lead: 'Elimineremo il Suo indirizzo. Può iscriversi di nuovo in fondo a ogni pagina.',
    submit: 'Annullare l’iscrizione',
    submitting: 'Disdetta…',
    done: 'La newsletter è disdetta',
    doneLead: 'Il Suo indirizzo è stato eliminato. Non riceverà più newsletter.',
  },
  endNotifications: (subscription) => ({
    title: 'Non ricevere più queste e-mail?',
    lead: subscription
      ? `Non riceverà più e-mail per «${subscription}». Le notifiche restano nella relativa pagina, dove può cambiare questa scelta.`
      : 'Non riceverà più queste e-mail. Le notifiche restano nella relativa pagina, dove può cambiare questa scelta.',
    submit: 'Annullare l’iscrizione',
    submitting: 'Disdetta…',
    done: 'Queste e-mail sono disdette',
    doneLead: subscription
      ? `Non riceverà più e-mail per «${subscription}».`
      : 'Non riceverà più queste e-mail.',
  }),
  confirmAlert: {
    title: 'Attivi il Suo avviso di nuovi annunci',
    lead: 'Prema il pulsante per ricevere per e-mail i nuovi annunci della Sua ricerca. Ogni e-mail contiene un link per disattivare l’avviso.',
    submit: 'Attivare l’avviso',
    submitting: 'Attivazione…',
    done: 'Il Suo avviso di nuovi annunci è attivo',
    doneLead: 'Grazie. Le invieremo per e-mail i nuovi annunci che corrispondono alla Sua ricerca.',
  },
  manageAlerts: 'Gestire i Suoi avvisi di nuovi annunci',
  endAlert: {
    title: 'Disattivare questo avviso di nuovi annunci?',
    lead: 'Non riceverà più e-mail per questa ricerca. Può salvarla di nuovo in ogni momento.',
    submit: 'Disattivare l’avviso',
    submitting: 'Disattivazione…',
    done: 'Il Suo avviso di nuovi annunci è disattivato',
    doneLead: 'Non riceverà più e-mail per questa ricerca.',
  },
  over: 'Questo link è scaduto',
  noLink: {
    title: 'Questo link è incompleto',
    text: 'Ne manca una parte. Lo apra di nuovo dall’e-mail oppure copi il link per intero.',
  },
});
