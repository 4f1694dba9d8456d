import { translate } from '../languages/texts';
import type * as english from './rejections.texts';

export const rejectionsTexts = translate<typeof english.rejectionsTexts>('rules/rejections')({
  labels: {
    'other-candidate': 'Un’altra candidatura è più adatta',
    experience: 'Esperienza insufficiente',
    qualification: 'Qualifica mancante',
    language: 'Conoscenze linguistiche',
    availability: 'Disponibilità o grado di occupazione',
    salary: 'Salario desiderato',
    filled: 'Posto già occupato',
    other: 'Altro motivo',
  },
  sentences: {
    'other-candidate': 'proseguiamo con candidature più vicine al profilo richiesto',
    experience: 'cerchiamo una maggiore esperienza in questo settore',
    qualification: 'il posto richiede una qualifica che non abbiamo trovato nei Suoi documenti',
    language: 'il posto richiede altre conoscenze linguistiche',
    availability: 'la Sua disponibilità non corrisponde alle nostre esigenze',
    salary: 'il salario desiderato supera quanto possiamo offrire',
    filled: 'il posto è stato occupato',
    other: 'abbiamo deciso di proseguire con altre candidature',
  },
  text: `Buongiorno {candidate},

La ringraziamo per la Sua candidatura per il posto «{job}» e per il tempo che ci ha dedicato. Purtroppo non possiamo dare seguito alla Sua candidatura: {reason}.

Le auguriamo ogni successo nella ricerca di un lavoro.

Cordiali saluti
{company}`,
});
