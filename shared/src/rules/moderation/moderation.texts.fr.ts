import { translate } from '../languages/texts';
import type { ModerationAction, ReportTarget } from './moderation';
import type * as english from './moderation.texts';

const QUOTED: Record<ReportTarget, (title: string) => string> = {
  job: (title) => `offre «\u00a0${title}\u00a0»`,
  company: (title) => `page d’entreprise «\u00a0${title}\u00a0»`,
  message: (title) => `message «\u00a0${title}\u00a0»`,
};

const DECISIONS: Record<ModerationAction, (subject: string) => string> = {
  dismiss: (subject) => `Votre ${subject} reste en l’état.`,
  ask: (subject) => `Nous avons une question au sujet de votre ${subject}.`,
  hide: (subject) => `Nous avons masqué votre ${subject}, le temps de l’examiner.`,
  remove: (subject) => `Nous avons supprimé votre ${subject}.`,
  block: (subject) => `Votre compte est bloqué en raison de votre ${subject}.`,
  restore: (subject) => `Votre ${subject} est de nouveau visible.`,
  uphold: (subject) => `La décision concernant votre ${subject} est maintenue.`,
};

export const moderationTexts = translate<typeof english.moderationTexts>('rules/moderation')({
  targets: { job: 'Offre', company: 'Entreprise', message: 'Message' },
  reasons: {
    payment: 'Demande d’argent ou fraude présumée',
    discrimination: 'Discrimination',
    misleading: 'Contenu faux ou trompeur',
    'no-job': 'Publicité, et non offre d’emploi',
    offensive: 'Insultes ou menaces',
    spam: 'Spam',
    'private-data': 'Demande ou divulgation de données privées',
    other: 'Autre motif',
    rule: 'Règle déclenchée',
    'first-job': 'Première offre d’une entreprise',
  },
  actions: {
    dismiss: 'Aucune mesure nécessaire',
    ask: 'Demander des précisions',
    hide: 'Masquer',
    remove: 'Supprimer',
    block: 'Bloquer le compte',
    restore: 'Rétablir',
    uphold: 'Maintenir la décision',
  },
  done: {
    dismiss: 'Classé sans suite',
    ask: 'Précisions demandées',
    hide: 'Masqué',
    remove: 'Supprimé',
    block: 'Compte bloqué',
    restore: 'Rétabli',
    uphold: 'Décision maintenue',
  },
  holds: {
    waiting: 'En attente de vérification',
    hidden: 'Masquée',
    removed: 'Supprimée',
    company: 'Masquée avec l’entreprise',
  },
  holdSentences: {
    waiting:
      'En attente de vérification\u00a0: nous lisons la première offre d’une nouvelle entreprise avant qu’elle soit visible.',
    hidden: 'Cette offre est masquée, le temps de l’examiner. Vous trouvez le motif dans vos notifications.',
    removed: 'Cette offre a été supprimée. Vous trouvez le motif dans vos notifications.',
    company:
      'Votre entreprise n’est pas visible pour l’instant. Vous trouvez le motif dans vos notifications.',
  },
  decision: ({ action, target, title }) => DECISIONS[action](QUOTED[target](title)),
});
