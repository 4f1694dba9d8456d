import { translate } from '@metier/sdk/rules';
import type * as english from './errors.texts';

export const errorsTexts = translate<typeof english.errorsTexts>('server/errors')({
  invalid: 'Die Anfrage ist nicht verständlich.',
  unauthenticated: 'Bitte melden Sie sich an.',
  forbidden: 'Dazu sind Sie nicht berechtigt.',
  missing: 'Nicht gefunden.',
  notAllowed: 'Diese Adresse kennt diese Methode nicht.',
  conflict: 'Das ist nicht mehr möglich.',
  tooLarge: 'Das ist zu gross.',
  unsupported: 'Diese Art von Inhalt wird nicht angenommen.',
  throttled: 'Zu viele Versuche. Bitte versuchen Sie es später noch einmal.',
  failed: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es später noch einmal.',
  busy: 'Der Server ist ausgelastet. Bitte versuchen Sie es gleich noch einmal.',
});
