import { translate } from '../languages/texts';
import type { ModerationAction, ReportTarget } from './moderation';
import type * as english from './moderation.texts';

interface Subject {
  readonly name: string;
  readonly of: string;
  readonly on: string;
  /** What the participle ends in. */
  readonly ending: string;
}

const SUBJECTS: Record<ReportTarget, Subject> = {
  job: { name: 'Il Suo annuncio', of: 'del Suo annuncio', on: 'sul Suo annuncio', ending: 'o' },
  company: {
    name: 'La Sua pagina aziendale',
    of: 'della Sua pagina aziendale',
    on: 'sulla Sua pagina aziendale',
    ending: 'a',
  },
  message: { name: 'Il Suo messaggio', of: 'del Suo messaggio', on: 'sul Suo messaggio', ending: 'o' },
};

const DECISIONS: Record<ModerationAction, (subject: Subject, title: string) => string> = {
  dismiss: ({ name }, title) => `${name} «${title}» resta com’è.`,
  ask: ({ on }, title) => `Abbiamo una domanda ${on} «${title}».`,
  hide: ({ name }, title) => `${name} «${title}» non è visibile finché dura la nostra verifica.`,
  remove: ({ name, ending }, title) => `${name} «${title}» è stat${ending} rimoss${ending}.`,
  block: ({ of }, title) => `Il Suo account è bloccato a causa ${of} «${title}».`,
  restore: ({ name }, title) => `${name} «${title}» è di nuovo visibile.`,
  uphold: ({ on }, title) => `La decisione ${on} «${title}» resta valida.`,
};

export const moderationTexts = translate<typeof english.moderationTexts>('rules/moderation')({
  targets: { job: 'Annuncio', company: 'Azienda', message: 'Messaggio' },
  reasons: {
    payment: 'Chiede denaro o sembra una truffa',
    discrimination: 'Discrimina delle persone',
    misleading: 'È falso o ingannevole',
    'no-job': 'È pubblicità, non un posto di lavoro',
    offensive: 'Insulta o minaccia',
    spam: 'È spam',
    'private-data': 'Chiede o mostra dati privati',
    other: 'Altro',
    rule: 'Regola attivata',
    'first-job': 'Primo annuncio di un’azienda',
  },
  actions: {
    dismiss: 'Nessun intervento',
    ask: 'Chiedere',
    hide: 'Nascondere',
    remove: 'Rimuovere',
    block: 'Bloccare l’account',
    restore: 'Ripristinare',
    uphold: 'Confermare la decisione',
  },
  done: {
    dismiss: 'Archiviato',
    ask: 'Domanda inviata',
    hide: 'Nascosto',
    remove: 'Rimosso',
    block: 'Account bloccato',
    restore: 'Ripristinato',
    uphold: 'Decisione confermata',
  },
  holds: {
    waiting: 'In attesa di verifica',
    hidden: 'Nascosto',
    removed: 'Rimosso',
    company: 'Nascosto con l’azienda',
  },
  holdSentences: {
    waiting:
      'In attesa di verifica: leggiamo il primo annuncio di una nuova azienda prima che altri lo vedano.',
    hidden: 'Questo annuncio è nascosto finché dura la nostra verifica. Trova il motivo nelle Sue notifiche.',
    removed: 'Questo annuncio è stato rimosso. Trova il motivo nelle Sue notifiche.',
    company: 'La Sua azienda al momento non è visibile. Trova il motivo nelle Sue notifiche.',
  },
  decision: ({ action, target, title }) => DECISIONS[action](SUBJECTS[target], title),
});
