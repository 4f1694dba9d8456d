import { translate } from '@metier/sdk/rules';
import type * as english from './access-list.texts';

export const accessTexts = translate<typeof english.accessTexts>('seeker/applications/details/access-list')({
  title: 'Chi l’ha aperta',
  none: 'Nessuno ha ancora aperto questa candidatura.',
  openedBy: (by, day) => `Aperta da ${by} il ${day}`,
  kinds: {
    application: 'candidatura',
    resume: 'CV',
    document: 'documenti',
    profile: 'profilo',
    message: 'un messaggio',
  },
});
