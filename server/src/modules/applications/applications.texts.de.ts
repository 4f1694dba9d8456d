import { german, translate } from '@metier/sdk/rules';
import type * as english from './applications.texts';

export const applicationsTexts = translate<typeof english.applicationsTexts>(
  'server/applications/applications',
)({
  withdrawn: 'Diese Bewerbung wurde zurückgezogen.',
  anonymised: 'Die Daten dieser Bewerbung wurden gelöscht.',
  repeated: 'Sie haben sich bereits auf diese Stelle beworben.',
  oneResume: 'Senden Sie eine Datei oder ein gespeichertes Dokument, nicht beides.',
  status: 'Diesen Status gibt es nicht.',
  narrow: (most) =>
    `Schränken Sie die Liste ein: Es werden höchstens ${german.count(most)} Bewerbungen auf einmal exportiert.`,
});
