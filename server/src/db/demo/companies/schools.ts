import type { Company } from './company';

/** Schools, day nurseries, public services, research and foundations. */
export const schools: Company[] = [
  {
    name: 'Schulverband Linthebene',
    domain: 'schulen-linthebene.example',
    language: 'de',
    mark: 'book',
    palette: 11,
    street: 'Schulstrasse 14',
    towns: ['Glarus', 'Näfels'],
    jobs: 7,
    reputation: 4.0,
    professions: ['primarlehrperson', 'klassenassistenz', 'sozialarbeit', 'sachbearbeitung'],
    mission:
      'Sechs Schulhäuser, 1150 Kinder, ein gemeinsames Verständnis: Jedes Kind kann etwas, das wir noch nicht wissen.',
    workEthics: 'Unterricht ist Teamarbeit. Vorbereitungszeit ist Arbeitszeit und steht im Stundenplan.',
    pitches: {
      de: [
        'Der Schulverband Linthebene teilt sich Material, Ideen und eine Schulsozialarbeit.',
        'Unser Kollegium ist altersgemischt, neugierig und trifft sich donnerstags zum Singen.',
      ],
    },
  },
  {
    name: 'Kita Zauberwald',
    domain: 'kita-zauberwald.example',
    language: 'de',
    mark: 'tree-pair',
    palette: 12,
    street: 'Idastrasse 30',
    towns: ['Zürich', 'Dübendorf', 'Baden', 'Aarau', 'Zug'],
    jobs: 8,
    reputation: 3.3,
    professions: ['kita', 'kita', 'koch', 'personalwesen'],
    mission:
      'Neun Kitas mit Waldtagen, offener Küche und einem Betreuungsschlüssel, der über dem Gesetz liegt.',
    workEthics:
      'Wir reden mit Kindern wie mit Menschen. Springerdienste werden bezahlt, auch wenn man nicht springen muss.',
    pitches: {
      de: [
        'Kita Zauberwald betreibt neun Häuser zwischen Zürich, Zug und Aarau.',
        'Jede Gruppe verbringt mindestens einen Tag pro Woche im Wald.',
      ],
    },
  },
  {
    name: 'Lac Bleu International School',
    domain: 'lacbleu-school.example',
    language: 'en',
    mark: 'steps-flag',
    palette: 13,
    street: 'Chemin des Crêtes 9',
    towns: ['Montreux', 'Nyon'],
    jobs: 7,
    english: 0.85,
    reputation: 3.8,
    professions: ['international-teacher', 'service-fr', 'cuisinier'],
    mission:
      'A day and boarding school for 420 pupils from sixty countries, between the lake and the larch forest.',
    workEthics:
      'We teach kindness by practising it in the staff room first. Every colleague has a coach and a free afternoon.',
    pitches: {
      en: [
        'Lac Bleu is small enough that the head knows every pupil by name.',
        'Housing, meals and a season pass come with most positions.',
      ],
      fr: ['Lac Bleu accueille 420 élèves de soixante pays.'],
    },
  },
  {
    name: 'Fondation La Passerelle',
    domain: 'lapasserelle.example',
    language: 'fr',
    mark: 'bridge',
    palette: 14,
    street: 'Rue des Moulins 21',
    towns: ['Neuchâtel', 'Yverdon-les-Bains', 'Fribourg'],
    jobs: 8,
    reputation: 4.3,
    professions: ['educateur-enfance', 'assistant-social', 'enseignant'],
    mission:
      'Crèches, foyers et classes relais : La Passerelle accompagne 700 enfants et jeunes vers la suite.',
    workEthics: 'On tient parole, surtout envers les plus petits. Supervision mensuelle et droit à l’erreur.',
    pitches: {
      fr: [
        'La Passerelle réunit deux cents collègues dans trois cantons.',
        'Chaque équipe dispose d’un budget de formation qu’elle gère seule.',
      ],
    },
  },
  {
    name: 'Istituto San Giorgio',
    domain: 'istituto-sangiorgio.example',
    language: 'it',
    mark: 'book',
    palette: 15,
    street: 'Via Nassa 44',
    towns: ['Lugano', 'Mendrisio'],
    jobs: 5,
    reputation: 3.9,
    professions: ['docente', 'contabile', 'cuoco'],
    mission: 'Scuola e doposcuola dai tre ai quindici anni, con laboratori di scienze, teatro e cucina.',
    workEthics: 'Ogni domanda merita tempo. Collaboriamo, osserviamo, ci scambiamo le lezioni migliori.',
    pitches: {
      it: [
        'L’Istituto San Giorgio conta 340 allievi e un orto didattico.',
        'Le classi hanno al massimo diciotto allievi.',
      ],
    },
  },
  {
    name: 'Gemeindeverbund Ergolztal',
    domain: 'ergolztal.example',
    language: 'de',
    mark: 'tower',
    palette: 16,
    street: 'Rathausstrasse 36',
    towns: ['Liestal', 'Reinach'],
    jobs: 8,
    reputation: 3.5,
    professions: [
      'gemeinde',
      'sozialarbeit',
      'informatik-support',
      'primarlehrperson',
      'bauleitung',
      'gartenbau',
    ],
    mission:
      'Zwölf Gemeinden, eine Verwaltung: Wir teilen Fachleute, Server und Schneepflüge und bleiben doch nahe.',
    workEthics:
      'Öffentlicher Dienst heisst: verständlich schreiben, pünktlich antworten, allen gleich begegnen.',
    pitches: {
      de: [
        'Der Gemeindeverbund Ergolztal arbeitet für 38 000 Einwohnerinnen und Einwohner.',
        'Gleitzeit, sieben Wochen Ferien ab fünfzig und ein Bürohund gehören dazu.',
      ],
    },
  },
  {
    name: 'Association des Trois-Lacs',
    domain: 'trois-lacs.example',
    language: 'fr',
    mark: 'three-waves',
    palette: 17,
    street: 'Place du Port 2',
    towns: ['Neuchâtel', 'Yverdon-les-Bains', 'Moutier'],
    jobs: 7,
    reputation: 3.2,
    professions: ['administration-communale', 'assistant-social', 'ingenieur-civil', 'communication'],
    mission:
      'Dix-huit communes mettent en commun eau, tri, tourisme et pistes cyclables autour de trois lacs.',
    workEthics: 'L’argent est public, le ton est cordial, les décisions sont expliquées.',
    pitches: {
      fr: [
        'L’Association des Trois-Lacs sert dix-huit communes et soixante mille habitants.',
        'Horaire libre, abonnement demi-tarif et vue sur l’eau.',
      ],
    },
  },
  {
    name: 'Alpine Life Institute',
    domain: 'alpine-life.example',
    language: 'en',
    mark: 'molecule',
    palette: 18,
    street: 'Guggerbachstrasse 4',
    towns: ['Davos', 'Bern', 'Zürich'],
    jobs: 7,
    english: 0.85,
    reputation: 4.4,
    professions: [
      'research-scientist',
      'data-scientist',
      'programme-officer',
      'laborant-de',
      'informatik-support',
    ],
    mission:
      'An independent research institute for life at altitude: glaciers, microbes, immune systems and the people who study them.',
    workEthics: 'Open data, fair authorship, weekends off. We publish negative results.',
    pitches: {
      en: [
        'The institute counts 140 scientists from 26 countries.',
        'Field days in the mountains are part of the job description.',
      ],
      de: ['Das Institut zählt 140 Forschende aus 26 Ländern.'],
    },
  },
  {
    name: 'Source Commune Foundation',
    domain: 'source-commune.example',
    language: 'en',
    mark: 'drop',
    palette: 19,
    street: 'Rue de Lausanne 80',
    towns: ['Genève'],
    jobs: 7,
    english: 0.85,
    reputation: 4.1,
    professions: ['programme-officer', 'data-scientist', 'finance-analyst', 'comptable', 'communication'],
    mission:
      'Safe water for schools and clinics in fourteen countries, planned with the people who will maintain it.',
    workEthics: 'Dignity before visibility. Travel is optional, rest after missions is not.',
    pitches: {
      en: [
        'Source Commune works with 90 local partners in fourteen countries.',
        'Our Geneva office is eighteen people around one long table.',
      ],
      fr: ['Source Commune travaille avec nonante partenaires dans quatorze pays.'],
    },
  },
];
