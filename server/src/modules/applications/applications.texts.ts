import { french, german, italian } from '@metier/sdk/rules';
import { inCurrentLanguage } from '../../languages/current-language';
import { defineTranslated } from '../../languages/define-translated';

export const applicationsTexts = inCurrentLanguage(
  defineTranslated(
    'server/applications/applications',
    {
      withdrawn: 'This application has been withdrawn.',
      anonymised: 'The data of this application have been deleted.',
      repeated: 'You have already applied to this job.',
      oneResume: 'Send a file or a document of the library, not both.',
      status: 'This status does not exist.',
      narrow: (most: number) => `Narrow the list: at most ${most} applications are exported at once.`,
    },
    (translated) => ({
      de: translated({
        withdrawn: 'Diese Bewerbung wurde zurückgezogen.',
        anonymised: 'Die Daten dieser Bewerbung wurden gelöscht.',
        repeated: 'Sie haben sich bereits auf diese Stelle beworben.',
        oneResume: 'Senden Sie eine Datei oder ein gespeichertes Dokument, nicht beides.',
        status: 'Diesen Status gibt es nicht.',
        narrow: (most) =>
          `Schränken Sie die Liste ein: Es werden höchstens ${german.count(most)} Bewerbungen auf einmal exportiert.`,
      }),
      fr: translated({
        withdrawn: 'Cette candidature a été retirée.',
        anonymised: 'Les données de cette candidature ont été supprimées.',
        repeated: 'Vous avez déjà postulé à cette offre.',
        oneResume: 'Envoyez un fichier ou un document enregistré, pas les deux.',
        status: 'Ce statut n’existe pas.',
        narrow: (most) =>
          `Affinez la liste\u00a0: ${french.count(most)} candidatures au plus peuvent être exportées à la fois.`,
      }),
      it: translated({
        withdrawn: 'Questa candidatura è stata ritirata.',
        anonymised: 'I dati di questa candidatura sono stati eliminati.',
        repeated: 'Ha già inviato una candidatura per questo annuncio.',
        oneResume: 'Invii un file o un documento salvato, non entrambi.',
        status: 'Questo stato non esiste.',
        narrow: (most) =>
          `Restringa l’elenco: si esportano al massimo ${italian.count(most)} candidature alla volta.`,
      }),
    }),
  ),
);
