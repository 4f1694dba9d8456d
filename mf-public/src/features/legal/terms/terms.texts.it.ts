import { TERMS_VERSION, translate } from '@metier/sdk/rules';
import type * as english from './terms.texts';

export const termsTexts = translate<typeof english.termsTexts>('public/legal/terms')({
  title: 'Condizioni',
  lead: 'Che cosa può aspettarsi da Metier e che cosa ci aspettiamo da Lei, in parole semplici.',
  changedOn: TERMS_VERSION,
  sections: ({ address }) => [
    {
      id: 'service',
      title: 'Che cos’è Metier',
      blocks: [
        `Metier, ${address}, gestisce una piattaforma in cui le aziende pubblicano annunci e le persone si candidano. Non siamo parte di quanto concordate tra voi: nessun contratto di lavoro viene concluso con noi o da noi.`,
        'Cercare e candidarsi è gratuito per studentesse e studenti. Qui nessuno può chiedere denaro a chi si candida, né noi né un’azienda.',
      ],
    },
    {
      id: 'account',
      title: 'Il Suo account',
      blocks: [
        {
          points: [
            'Un account per persona o azienda, con dati veri. Lei ha almeno 15 anni.',
            'Tenga per sé la Sua password. Ciò che avviene con il Suo account vale come fatto da Lei, finché non ci comunica che è in mano ad altri.',
            'Può chiuderlo quando vuole, sotto «I Suoi dati» del Suo account.',
          ],
        },
      ],
    },
    {
      id: 'students',
      title: 'Se si candida',
      blocks: [
        {
          points: [
            'Quanto indica su di sé è vero e i documenti sono Suoi.',
            'Una candidatura per ogni annuncio. Può modificarla finché non è ritirata e ritirarla quando vuole; una candidatura ritirata non può essere riaperta, ma può candidarsi di nuovo.',
            'Le recensioni di un’azienda sono riservate alle persone la cui candidatura è conclusa. Scriva ciò che ha visto di persona.',
          ],
        },
      ],
    },
    {
      id: 'employers',
      title: 'Se assume',
      blocks: [
        {
          points: [
            'Il posto che pubblica esiste, spetta a Lei assegnarlo, e il salario, il grado di occupazione e il luogo sono quelli reali. Sospenda l’annuncio quando il posto è assegnato.',
            'Scelga in base a ciò che il lavoro richiede. Gli annunci discriminatori, per esempio per sesso, origine o età, violano il diritto svizzero e vengono rimossi.',
            'Usi una candidatura solo per quel posto. Non la trasmetta ad altri e risponda: un no chiaro è meglio del silenzio.',
            'Può scrivere note senza chiedere, ma chi si candida può chiedere di vederle in base alla legge sulla protezione dei dati. Ne tenga conto quando le scrive.',
          ],
        },
      ],
    },
    {
      id: 'content',
      title: 'Ciò che scrive',
      blocks: [
        'I Suoi testi, immagini e documenti restano Suoi. Ci autorizza a conservarli e a mostrarli, nella misura necessaria al sito e finché vi si trovano.',
        'Nessun insulto, nessuna pubblicità, nulla di illegale, nessun programma che raccolga in massa i dati di queste pagine. Possiamo rimuovere simili contenuti e chiudere account, e Le diciamo perché.',
      ],
    },
    {
      id: 'liability',
      title: 'Che cosa promettiamo, e che cosa no',
      blocks: [
        'Gestiamo il sito con cura, ma non possiamo promettere che sia sempre disponibile, che un annuncio sia esatto in ogni parola o che Lei trovi un impiego o del personale. Rispondiamo di quanto facciamo intenzionalmente o per negligenza grave; per il resto, nella misura minima consentita dal diritto svizzero.',
      ],
    },
    {
      id: 'changes',
      title: 'Modifiche e diritto applicabile',
      blocks: [
        'Se queste condizioni cambiano, Le scriviamo un mese prima. Se non è d’accordo, chiuda il Suo account; fino ad allora per Lei valgono le precedenti.',
        'Si applica il diritto svizzero. Decidono i tribunali della nostra sede, salvo che una legge Le garantisca quelli del Suo domicilio, come nel caso di consumatrici e consumatori, lavoratrici e lavoratori.',
      ],
    },
  ],
});
