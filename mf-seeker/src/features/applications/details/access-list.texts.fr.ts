import { translate } from '@metier/sdk/rules';
import type * as english from './access-list.texts';

export const accessTexts = translate<typeof english.accessTexts>('seeker/applications/details/access-list')({
  title: 'Qui a ouvert votre candidature',
  none: 'Personne n’a encore ouvert cette candidature.',
  openedBy: (by, day) => `Ouverte par ${by} le ${day}`,
  kinds: {
    application: 'candidature',
    resume: 'CV',
    document: 'documents',
    profile: 'profil',
    message: 'un message',
  },
});
