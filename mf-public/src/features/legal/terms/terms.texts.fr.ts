import { TERMS_VERSION, translate } from '@metier/sdk/rules';
import type * as english from './terms.texts';

export const termsTexts = translate<typeof english.termsTexts>('public/legal/terms')({
  title: 'Conditions',
  lead: 'Ce que vous pouvez attendre de Metier et ce que nous attendons de vous, en mots simples.',
  changedOn: TERMS_VERSION,
  sections: ({ address }) => [
    {
      id: 'service',
      title: 'Ce qu’est Metier',
      blocks: [
        `Metier, ${address}, exploite un lieu où des entreprises publient des offres et où des personnes y postulent. Nous ne sommes pas partie à ce dont vous convenez entre vous\u00a0: aucun contrat de travail n’est conclu avec nous ni par nous.`,
        'La recherche et la candidature sont gratuites pour les étudiantes et étudiants. Personne n’a le droit de demander ici de l’argent à une personne qui postule, ni nous ni une entreprise.',
      ],
    },
    {
      id: 'account',
      title: 'Votre compte',
      blocks: [
        {
          points: [
            'Un compte par personne ou par entreprise, avec des indications véridiques. Vous avez au moins 15\u00a0ans.',
            'Gardez votre mot de passe pour vous. Ce qui est fait avec votre compte est réputé fait par vous, jusqu’à ce que vous nous signaliez que quelqu’un d’autre y a accès.',
            'Vous pouvez y mettre fin quand vous voulez, sous «\u00a0Vos données\u00a0» de votre compte.',
          ],
        },
      ],
    },
    {
      id: 'students',
      title: 'Si vous postulez',
      blocks: [
        {
          points: [
            'Ce que vous indiquez sur vous est vrai, et les documents sont les vôtres.',
            'Une candidature par offre. Vous pouvez la modifier tant qu’elle n’est pas retirée, et la retirer quand vous voulez\u00a0; une candidature retirée ne peut pas être rouverte, mais vous pouvez postuler à nouveau.',
            'Les avis sur une entreprise sont réservés aux personnes dont la candidature est terminée. Écrivez ce que vous avez vu vous-même.',
          ],
        },
      ],
    },
    {
      id: 'employers',
      title: 'Si vous recrutez',
      blocks: [
        {
          points: [
            'Le poste que vous publiez existe, c’est à vous de le pourvoir, et le salaire, le taux d’activité et le lieu indiqués sont les vrais. Suspendez l’offre lorsque le poste est pourvu.',
            'Choisissez d’après les exigences du travail. Les annonces discriminatoires, par exemple en raison du sexe, de l’origine ou de l’âge, enfreignent le droit suisse et sont retirées.',
            'Utilisez une candidature pour ce seul poste. Ne la transmettez pas, et répondez-y\u00a0: un non clair vaut mieux que le silence.',
            'Vous pouvez prendre des notes sans demander, mais la personne qui a postulé peut exiger de les voir en vertu de la loi sur la protection des données. Rédigez-les en conséquence.',
          ],
        },
      ],
    },
    {
      id: 'content',
      title: 'Ce que vous écrivez',
      blocks: [
        'Vos textes, images et documents restent les vôtres. Vous nous autorisez à les enregistrer et à les afficher, dans la mesure où le site en a besoin et tant qu’ils s’y trouvent.',
        'Pas d’insultes, pas de publicité, rien d’illégal, pas de programmes qui collectent en masse les données de ces pages. Nous pouvons supprimer de tels contenus et fermer des comptes, et nous vous en donnons la raison.',
      ],
    },
    {
      id: 'liability',
      title: 'Ce que nous promettons, et ce que nous ne promettons pas',
      blocks: [
        'Nous exploitons le site avec soin, mais nous ne pouvons pas promettre qu’il soit toujours disponible, qu’une offre d’emploi soit exacte dans le moindre détail, ni que vous trouviez un emploi ou du personnel. Nous répondons du dol et de la faute grave\u00a0; pour le reste, notre responsabilité est exclue autant que le droit suisse le permet.',
      ],
    },
    {
      id: 'changes',
      title: 'Modifications et droit applicable',
      blocks: [
        'Si ces conditions changent, nous vous écrivons un mois à l’avance. Si vous n’êtes pas d’accord, mettez fin à votre compte\u00a0; jusque-là, les anciennes conditions s’appliquent à vous.',
        'Le droit suisse est applicable. Les tribunaux de notre siège sont compétents, sauf si une loi vous ouvre les tribunaux de votre domicile, comme c’est le cas pour les consommatrices et consommateurs ainsi que pour les travailleuses et travailleurs.',
      ],
    },
  ],
});
