import { inCurrentLanguage } from '../../languages/current-language';
import { defineTranslated } from '../../languages/define-translated';

export const jobsTexts = inCurrentLanguage(
  defineTranslated(
    'server/jobs/jobs',
    {
      active: 'This job is active already.',
      endBeforeStart: 'The end date must not be before the start date.',
      deadlinePassed: 'The application deadline has passed. Choose a new one.',
      closed: 'This job is no longer accepting applications.',
      range: 'The upper end of the range must not be below its lower end.',
    },
    (translated) => ({
      de: translated({
        active: 'Diese Stelle ist bereits aktiv.',
        endBeforeStart: 'Das Enddatum darf nicht vor dem Startdatum liegen.',
        deadlinePassed: 'Die Bewerbungsfrist ist abgelaufen. Wählen Sie eine neue.',
        closed: 'Für diese Stelle werden keine Bewerbungen mehr angenommen.',
        range: 'Der obere Wert darf nicht unter dem unteren liegen.',
      }),
      fr: translated({
        active: 'Cette offre est déjà active.',
        endBeforeStart: 'La date de fin ne doit pas précéder la date de début.',
        deadlinePassed: 'Le délai de candidature est échu. Choisissez-en un nouveau.',
        closed: 'Cette offre n’accepte plus de candidatures.',
        range: 'La valeur supérieure ne doit pas être inférieure à la valeur inférieure.',
      }),
      it: translated({
        active: 'Questo annuncio è già attivo.',
        endBeforeStart: 'La data di fine non può precedere la data di inizio.',
        deadlinePassed: 'Il termine di candidatura è scaduto. Ne scelga uno nuovo.',
        closed: 'Questo annuncio non accetta più candidature.',
        range: 'Il valore massimo non può essere inferiore al minimo.',
      }),
    }),
  ),
);
