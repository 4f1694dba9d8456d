import { translate } from '@metier/sdk/rules';
import type * as english from './access-list.texts';

export const accessTexts = translate<typeof english.accessTexts>('seeker/applications/details/access-list')({
  title: 'Wer die Bewerbung geöffnet hat',
  none: 'Noch niemand hat diese Bewerbung geöffnet.',
  openedBy: (by, day) => `Geöffnet von ${by} am ${day}`,
  kinds: {
    application: 'Bewerbung',
    resume: 'Lebenslauf',
    document: 'Dokumente',
    profile: 'Profil',
    message: 'Nachricht',
  },
});
