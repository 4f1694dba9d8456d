import { translate } from '@metier/sdk/rules';
import type * as english from './profile.texts';

export const profileTexts = translate<typeof english.profileTexts>('provider/profile/profile')({
  title: 'Firmenprofil erstellen',
  intro: 'Stellensuchende sehen es neben jeder Ihrer Stellen. Sie können es jederzeit ändern.',
  label: 'Firmenprofil',
  save: 'Profil speichern',
  saving: 'Ihr Firmenprofil wird gespeichert\u00a0…',
  saved: 'Firmenprofil gespeichert',
  failed: 'Das Profil konnte nicht gespeichert werden.',
  loading: 'Formular wird geladen\u00a0…',
  loadFailed: 'Das Formular konnte nicht geladen werden',
  loadFailedHint:
    'Die Listen der Kantone und Vorteile sind nicht angekommen. Es ist nichts verloren: Versuchen Sie es noch einmal.',
  sections: {
    company: 'Angaben zur Firma',
    location: 'Standort',
    profile: 'Firmenprofil',
    benefits: 'Vorteile der Firma',
  },
  edit: {
    title: 'Firmenprofil bearbeiten',
    intro: 'Stellensuchende sehen es neben jeder Ihrer Stellen.',
    save: 'Änderungen speichern',
    cancel: 'Abbrechen',
    failed: 'Das Profil konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
    missing: 'Das ist nicht Ihre Firma',
    missingHint: 'Sie können nur das Profil Ihrer eigenen Firma bearbeiten.',
    toOwn: 'Meine Firma bearbeiten',
  },
  benefitsHint: 'Kreuzen Sie alles an, was für alle Ihre Mitarbeitenden gilt.',
  addBenefit: {
    label: 'Etwas Eigenes',
    hint: 'Bis zu 80 Zeichen. Enter fügt es der Liste hinzu.',
    action: 'Hinzufügen',
    added: (name) => `${name} hinzugefügt`,
  },
  fields: {
    company_name: 'Name der Firma',
    company_website: 'Website',
    company_address: 'Adresse',
    company_postal_code: 'Postleitzahl',
    company_city: 'Ort',
    company_region: 'Kanton',
    company_description: 'Beschreibung',
    work_ethics: 'Arbeitskultur',
    industry: 'Branche',
    company_size: 'Grösse',
    founding_year: 'Gründungsjahr',
    working_languages: 'Arbeitssprachen',
  },
  hints: {
    founding_year: 'Freiwillig. Zum Beispiel 1998',
    company_address: 'Stellensuchende sehen Strasse und Postleitzahl nicht.',
    company_city: 'Alle sehen Ort und Kanton, auch neben Ihren Stellen.',
    company_website: 'Freiwillig. Zum Beispiel www.example.ch',
    company_description: 'Freiwillig. Was Sie tun, für wen, und was Sie erreichen möchten.',
    work_ethics: 'Freiwillig. Wie man in Ihrer Firma miteinander und mit der Arbeit umgeht.',
  },
  selectRegion: 'Kanton wählen',
  notSaid: 'Keine Angabe',
  badYear:
    'Geben Sie das Gründungsjahr mit vier Ziffern an, zum Beispiel 1998. Es kann nicht in der Zukunft liegen.',
  required: 'Bitte füllen Sie dieses Feld aus.',
  badPostalCode:
    'Geben Sie eine gültige Postleitzahl ein, zum Beispiel 3012. Für eine Adresse im Ausland wählen Sie beim Kanton «Ausland».',
  notAnAddress: 'Geben Sie eine gültige Adresse ein, zum Beispiel https://www.example.ch',
});
