import { translate } from '@metier/sdk/rules';
import type * as english from './job-drafts.texts';

export const jobDraftsTexts = translate<typeof english.jobDraftsTexts>('server/job-drafts/job-drafts')({
  tooMany: (most) => `Vous avez ${most} brouillons et offres planifiées. Supprimez-en d’abord un.`,
  changed: 'Ce brouillon a été modifié dans un autre onglet ou sur un autre appareil.',
  scheduled: 'Cette offre est planifiée. Enregistrez-la avec sa date, ou annulez d’abord la publication.',
  notScheduled: 'Cette offre n’est pas planifiée.',
  gone: 'Ce brouillon a déjà été publié ou supprimé.',
  past: 'Choisissez un moment dans le futur.',
  far: 'Choisissez un moment dans l’année à venir.',
  beforePublication: 'Ce jour précède la publication.',
});
