import { french, translate } from '@metier/sdk/rules';
import type * as english from './applications.texts';

export const applicationsTexts = translate<typeof english.applicationsTexts>(
  'server/applications/applications',
)({
  withdrawn: 'Cette candidature a été retirée.',
  anonymised: 'Les données de cette candidature ont été supprimées.',
  repeated: 'Vous avez déjà postulé à cette offre.',
  oneResume: 'Envoyez un fichier ou un document enregistré, pas les deux.',
  status: 'Ce statut n’existe pas.',
  narrow: (most) =>
    `Affinez la liste\u00a0: ${french.count(most)} candidatures au plus peuvent être exportées à la fois.`,
});
