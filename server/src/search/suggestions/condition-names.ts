import type { ThesaurusLanguage } from '../occupations/parse-thesaurus';

/** Names of something by language, the first of each being its official one. */
export type NamesByLanguage = Readonly<Record<ThesaurusLanguage, string>>;

/** How contracts, workloads and times are written that a keyword understands; each line means one. */
export const CONDITION_NAMES: readonly NamesByLanguage[] = [
  { en: 'part-time', de: 'Teilzeit', fr: 'temps partiel', it: 'tempo parziale' },
  { en: 'full-time', de: 'Vollzeit', fr: 'temps plein', it: 'tempo pieno' },
  {
    en: 'permanent',
    de: 'Festanstellung, unbefristet',
    fr: 'CDI, contrat à durée indéterminée',
    it: 'a tempo indeterminato',
  },
  {
    en: 'fixed-term, temporary',
    de: 'befristet, temporär',
    fr: 'CDD, temporaire, contrat à durée déterminée',
    it: 'a tempo determinato, temporaneo',
  },
  { en: 'internship', de: 'Praktikum', fr: 'stage', it: 'stage' },
  {
    en: 'apprenticeship',
    de: 'Lehrstelle, Lehre',
    fr: 'apprentissage, place d’apprentissage',
    it: 'apprendistato',
  },
  { en: 'freelance', de: 'Freelance, Mandat', fr: 'freelance, mandat', it: 'freelance' },
  {
    en: 'temporary help',
    de: 'Aushilfe, Temporärjob',
    fr: 'auxiliaire temporaire, mission temporaire',
    it: 'aiuto temporaneo',
  },
  {
    en: 'side job, student job',
    de: 'Nebenjob, Studentenjob',
    fr: 'job étudiant',
    it: 'lavoro per studenti',
  },
  { en: 'mini job', de: 'Minijob, Kleinpensum', fr: 'petit pourcentage', it: 'piccola percentuale' },
  { en: 'remote, work from home', de: 'Homeoffice', fr: 'télétravail', it: 'telelavoro' },
  { en: 'hybrid work', de: 'hybrides Arbeiten', fr: 'travail hybride', it: 'lavoro ibrido' },
  { en: 'night shift', de: 'Nachtdienst, Nachtschicht', fr: 'travail de nuit', it: 'lavoro notturno' },
  { en: 'weekend', de: 'Wochenende', fr: 'week-end', it: 'fine settimana' },
  { en: 'shift work', de: 'Schichtarbeit', fr: 'travail en équipe', it: 'lavoro a turni' },
  { en: 'seasonal job', de: 'Saisonstelle', fr: 'emploi saisonnier', it: 'stagionale' },
  { en: 'career change', de: 'Quereinstieg', fr: 'reconversion', it: 'riconversione' },
];

/** Tools and techniques that are called the same in every language, and how else they are written. */
export const TOOL_NAMES = [
  'Kubernetes/k8s, JavaScript/JS, TypeScript/TS, PostgreSQL/Postgres, Golang, Excel, MS Office, SPS/PLC',
  'Angular, AWS, Azure, C#, C++, Docker, Figma, HTML, iOS, Java, Jira, Kotlin, Linux, MATLAB, MySQL, .NET, Node.js',
  'Oracle, PHP, Power BI, Python, React, Ruby, Rust, Salesforce, Scrum, SEO, SQL, Swift, Terraform, Vue.js, WordPress',
  'Abacus, AutoCAD, Bexio, BIM, CAD, CNC, CRM, ERP, GMP, HACCP, InDesign, ISO 9001, Photoshop, Revit, SAP, SolidWorks',
].flatMap((line) => line.split(', ').map((names) => names.split('/')));
