import { translate } from '@metier/sdk/rules';
import type * as english from './decision.texts';

export const decisionTexts = translate<typeof english.decisionTexts>('public/decision/decision')({
  title: 'Decisione',
  reason: 'Motivo',
  write: 'La Sua risposta',
  lead: 'Può scrivere una sola volta. Una persona leggerà il Suo messaggio e Le invieremo la risposta per e-mail.',
  label: 'Che cosa desidera dire al riguardo?',
  send: 'Inviare',
  sending: 'Invio…',
  sent: 'La Sua risposta è stata inviata.',
  failed: 'Impossibile inviare la Sua risposta. Riprovi.',
  waiting: 'Abbiamo ricevuto la Sua risposta e Le scriveremo.',
  yours: 'Quanto ha scritto',
  answer: 'La nostra risposta',
  unknown: {
    title: 'Questa decisione non esiste',
    text: 'Apra il link dell’e-mail più recente oppure acceda con l’account a cui è stata inviata.',
    action: 'Accedere',
  },
  failedLoad: { title: 'Impossibile caricare la decisione', text: 'Riprovi.' },
});
