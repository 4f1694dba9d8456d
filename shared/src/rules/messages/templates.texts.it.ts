import { translate } from '../languages/texts';
import type * as english from './templates.texts';

export const templateKindsTexts = translate<typeof english.templateKindsTexts>('rules/templates')({
  kinds: { message: 'Messaggio', rejection: 'Rifiuto', closing: 'Messaggio di chiusura' },
  placeholders: {
    candidate: 'Nome della candidata o del candidato',
    job: 'Titolo dell’annuncio',
    company: 'Nome della Sua azienda',
    reason: 'Motivo di un rifiuto',
  },
  closing: `Buongiorno {candidate},

La ringraziamo per la Sua candidatura per il posto «{job}». L’annuncio è ora chiuso e non possiamo dare seguito alla Sua candidatura.

Ci scusiamo per non aver potuto rispondere personalmente a ogni candidatura. La ringraziamo per il tempo che ci ha dedicato e Le auguriamo ogni successo nella ricerca di un lavoro.

Cordiali saluti
{company}`,
  subject: (job) => `La Sua candidatura per «${job}»`.slice(0, 200),
});
