import type { Language } from '../professions/profession';

/** The headings and small words of a curriculum vitae. */
export interface CurriculumWords {
  title: string;
  profile: string;
  experience: string;
  education: string;
  skills: string;
  languages: string;
  contact: string;
  born: string;
  present: string;
  references: string;
  referencesText: string;
}

export const curriculumWords: Record<Language, CurriculumWords> = {
  de: {
    title: 'Lebenslauf',
    profile: 'Profil',
    experience: 'Berufserfahrung',
    education: 'Ausbildung',
    skills: 'Kenntnisse',
    languages: 'Sprachen',
    contact: 'Kontakt',
    born: 'geboren am',
    present: 'heute',
    references: 'Referenzen',
    referencesText: 'Gerne auf Anfrage.',
  },
  fr: {
    title: 'Curriculum vitae',
    profile: 'Profil',
    experience: 'Expérience',
    education: 'Formation',
    skills: 'Compétences',
    languages: 'Langues',
    contact: 'Contact',
    born: 'né(e) le',
    present: 'aujourd’hui',
    references: 'Références',
    referencesText: 'Sur demande.',
  },
  it: {
    title: 'Curriculum vitae',
    profile: 'Profilo',
    experience: 'Esperienza',
    education: 'Formazione',
    skills: 'Competenze',
    languages: 'Lingue',
    contact: 'Contatto',
    born: 'data di nascita',
    present: 'oggi',
    references: 'Referenze',
    referencesText: 'Su richiesta.',
  },
  en: {
    title: 'Curriculum vitae',
    profile: 'Profile',
    experience: 'Experience',
    education: 'Education',
    skills: 'Skills',
    languages: 'Languages',
    contact: 'Contact',
    born: 'born',
    present: 'present',
    references: 'References',
    referencesText: 'On request.',
  },
};

/** The lines of a certificate: above the holder, below the holder, before the date. */
export const certificateWords: Record<
  Language,
  { heading: string; confirms: string; passed: string; issued: string }
> = {
  de: {
    heading: 'Zertifikat',
    confirms: 'Wir bestätigen, dass',
    passed: 'den folgenden Kurs besucht und bestanden hat:',
    issued: 'Ausgestellt am',
  },
  fr: {
    heading: 'Attestation',
    confirms: 'Nous attestons que',
    passed: 'a suivi et réussi la formation suivante :',
    issued: 'Délivré le',
  },
  it: {
    heading: 'Attestato',
    confirms: 'Si attesta che',
    passed: 'ha frequentato con successo il seguente corso:',
    issued: 'Rilasciato il',
  },
  en: {
    heading: 'Certificate',
    confirms: 'This is to certify that',
    passed: 'has attended and passed the following course:',
    issued: 'Issued on',
  },
};

export const certificateIssuers: Record<Language, string[]> = {
  de: ['Bildungszentrum Mittelland', 'Kursverein Alpenrand'],
  fr: ['Centre romand de formation', 'Institut de perfectionnement du Léman'],
  it: ['Centro di formazione Ceresio'],
  en: ['Swiss Skills Academy', 'Lakeside Training Centre'],
};
