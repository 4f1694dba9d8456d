import { translate } from '@metier/sdk/rules';
import type * as english from './drafts.texts';

export const draftsTexts = translate<typeof english.draftsTexts>('provider/jobs/drafts/drafts')({
  saved: (time) => `Brouillon enregistré à ${time}`,
  failed: 'Le brouillon n’est pas enregistré. Nouvelle tentative…',
  refused: (detail) => `Le brouillon n’est pas enregistré. ${detail}`,
  kept: 'Enregistrée comme brouillon. Continuez depuis votre tableau de bord.',
  conflict: {
    text: 'Ce brouillon a été modifié dans un autre onglet ou sur un autre appareil. Ce que vous voyez ici n’est pas enregistré.',
    load: 'Charger l’autre version',
    keep: 'Garder cette version',
    question: {
      text: 'Charger l’autre version\u00a0? Ce que vous avez saisi ici depuis sera perdu.',
      confirm: 'Charger',
      isDangerous: true,
    },
  },
  gone: {
    text: 'Ce brouillon a été publié ou supprimé ailleurs. Ce que vous voyez ici n’est pas enregistré.',
    keep: 'Enregistrer comme nouveau brouillon',
  },
  missing: {
    title: 'Brouillon introuvable',
    text: 'Il a peut-être été publié ou supprimé. Les brouillons sont conservés 90\u00a0jours après leur dernière modification.',
    action: 'Commencer une offre',
  },
  schedule: {
    open: 'Planifier…',
    change: 'Changer la date…',
    title: 'Publier plus tard',
    lead: 'D’ici là, l’offre n’est visible que par vous. Vous pouvez la modifier ou annuler la publication.',
    field: 'Date et heure',
    hint: 'Heure suisse',
    submit: 'Planifier',
    submitting: 'Planification…',
    cancel: 'Annuler',
    failed: 'L’offre n’a pas pu être planifiée.',
    done: (moment) => `Publication planifiée\u00a0: ${moment}`,
    faults: { time: 'Indiquez une date et une heure.', past: 'Choisissez un moment dans le futur.' },
  },
  scheduled: {
    text: (moment) =>
      `Publication planifiée\u00a0: ${moment}. Les modifications sont enregistrées avec «\u00a0Enregistrer\u00a0».`,
    save: 'Enregistrer',
    saving: 'Enregistrement de vos modifications…',
    saved: 'Offre planifiée mise à jour',
    unschedule: 'Annuler la publication',
    unscheduled: 'La publication est annulée. L’offre est de nouveau un brouillon.',
    failed: 'La publication n’a pas pu être annulée.',
    leave: {
      text: 'Quitter sans enregistrer\u00a0? Vos modifications seront perdues.',
      confirm: 'Quitter la page',
      cancel: 'Rester',
      isDangerous: true,
    },
  },
});
