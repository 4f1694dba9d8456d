import { inCurrentLanguage } from '../../languages/current-language';
import { defineTranslated } from '../../languages/define-translated';

export const jobDraftsTexts = inCurrentLanguage(
  defineTranslated(
    'server/job-drafts/job-drafts',
    {
      tooMany: (most: number) => `You have ${most} drafts and scheduled jobs. Discard one first.`,
      changed: 'This draft has been changed in another tab or on another device.',
      scheduled: 'This job is scheduled. Save it with its date, or cancel the publication first.',
      notScheduled: 'This job is not scheduled.',
      gone: 'This draft has been posted or discarded already.',
      past: 'Choose a time in the future.',
      far: 'Choose a time within a year.',
      beforePublication: 'This day is before the publication.',
    },
    (translated) => ({
      de: translated({
        tooMany: (most) =>
          `Sie haben bereits ${most} Entwürfe und geplante Stellen. Verwerfen Sie zuerst etwas davon.`,
        changed: 'Dieser Entwurf wurde in einem anderen Tab oder auf einem anderen Gerät geändert.',
        scheduled:
          'Diese Stelle ist geplant. Speichern Sie sie mit ihrem Datum oder heben Sie zuerst die Planung auf.',
        notScheduled: 'Diese Stelle ist nicht geplant.',
        gone: 'Dieser Entwurf wurde bereits veröffentlicht oder verworfen.',
        past: 'Wählen Sie einen Zeitpunkt in der Zukunft.',
        far: 'Wählen Sie einen Zeitpunkt innerhalb eines Jahres.',
        beforePublication: 'Dieser Tag liegt vor der Veröffentlichung.',
      }),
      fr: translated({
        tooMany: (most) => `Vous avez ${most} brouillons et offres planifiées. Supprimez-en d’abord un.`,
        changed: 'Ce brouillon a été modifié dans un autre onglet ou sur un autre appareil.',
        scheduled:
          'Cette offre est planifiée. Enregistrez-la avec sa date, ou annulez d’abord la publication.',
        notScheduled: 'Cette offre n’est pas planifiée.',
        gone: 'Ce brouillon a déjà été publié ou supprimé.',
        past: 'Choisissez un moment dans le futur.',
        far: 'Choisissez un moment dans l’année à venir.',
        beforePublication: 'Ce jour précède la publication.',
      }),
      it: translated({
        tooMany: (most) => `Ha ${most} bozze e annunci programmati. Ne scarti prima uno.`,
        changed: 'Questa bozza è stata modificata in un’altra scheda o su un altro dispositivo.',
        scheduled:
          'Questo annuncio è programmato. Lo salvi con la sua data oppure annulli prima la pubblicazione.',
        notScheduled: 'Questo annuncio non è programmato.',
        gone: 'Questa bozza è già stata pubblicata o scartata.',
        past: 'Scelga un momento nel futuro.',
        far: 'Scelga un momento entro un anno.',
        beforePublication: 'Questo giorno precede la pubblicazione.',
      }),
    }),
  ),
);
