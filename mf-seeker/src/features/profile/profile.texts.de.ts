import { translate } from '@metier/sdk/rules';
import type * as english from './profile.texts';

export const profileTexts = translate<typeof english.profileTexts>('seeker/profile/profile')({
  page: {
    title: 'Profil erstellen',
    heading: 'Profil erstellen',
    lead: 'Firmen sehen es bei jeder Bewerbung. Ihr Geburtsdatum und Ihre Strasse bleiben bei Ihnen.',
    submit: 'Profil speichern',
    failure: 'Das Profil konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
  },

  edit: {
    title: 'Profil bearbeiten',
    lead: 'Firmen sehen es bei jeder Bewerbung. Ihr Geburtsdatum und Ihre Strasse bleiben bei Ihnen.',
    submit: 'Änderungen speichern',
    cancel: 'Abbrechen',
    saved: 'Profil gespeichert',
    loadFailed: 'Ihr Profil konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.',
    changedElsewhere: (now) =>
      now
        ? `Inzwischen wurde dies andernorts in «${now}» geändert. Speichern Sie noch einmal, um es zu ersetzen.`
        : 'Inzwischen wurde dies andernorts geleert. Speichern Sie noch einmal, um es zu ersetzen.',
  },

  notSignedIn: 'Um ein Profil zu erstellen, müssen Sie angemeldet sein.',

  signIn: {
    action: 'In einem neuen Tab anmelden,',
    then: 'dann hier noch einmal speichern. Ihre Eingaben bleiben.',
  },

  form: {
    label: 'Profil',
    requiredHint: 'Felder mit * sind erforderlich.',
    saving: 'Ihr Profil wird gespeichert\u00a0…',
    loading: 'Formular wird geladen\u00a0…',
    personal: 'Angaben zur Person',
    firstname: 'Vorname',
    lastname: 'Nachname',
    birthdate: 'Geburtsdatum',
    birthdateHint: 'Ihre Übersicht zeigt Ihnen Ihr Alter. Firmen sehen es nicht.',
    location: 'Wohnort',
    address: 'Adresse',
    addressHint: 'Strasse und Hausnummer, für Ihr eigenes Profil. Firmen sehen sie nicht.',
    postal_code: 'Postleitzahl',
    postalCodeHint: 'Firmen sehen sie nicht.',
    city: 'Ort',
    cityHint: 'Damit Firmen, bei denen Sie sich bewerben, den Arbeitsweg einschätzen können.',
    region: 'Kanton',
    regionHint: 'Firmen, bei denen Sie sich bewerben, sehen ihn zusammen mit Ihrem Ort.',
    regionPlaceholder: 'Kanton wählen',
    details: 'Mehr über Sie',
    detailsHint: 'Freiwillig. Je mehr Firmen über Sie wissen, desto leichter entscheiden sie.',
    biography: 'Über mich',
    biographyHint: 'Wer Sie sind und was Sie suchen.',
    experience: 'Erfahrung',
    experienceHint: 'Stellen, Praktika, Projekte, Studium.',
    skill: 'Fähigkeiten',
    skillHint: 'Durch Kommas getrennt, zum Beispiel: Deutsch, Buchhaltung, Fahrausweis B.',
  },

  missing: {
    firstname: 'Geben Sie Ihren Vornamen ein.',
    lastname: 'Geben Sie Ihren Nachnamen ein.',
    birthdate: 'Geben Sie Ihr Geburtsdatum ein.',
    address: 'Geben Sie Ihre Strasse und Hausnummer ein.',
    postal_code: 'Geben Sie Ihre Postleitzahl ein.',
    city: 'Geben Sie Ihren Ort ein.',
    region: 'Wählen Sie Ihren Kanton.',
  },
  badPostalCode:
    'Geben Sie eine gültige Postleitzahl ein, zum Beispiel 3012. Für eine Adresse im Ausland wählen Sie beim Kanton «Ausland».',
  earlyBirthdate: 'Geben Sie ein Geburtsdatum ab 1900 ein.',
  futureBirthdate: 'Ihr Geburtsdatum kann nicht in der Zukunft liegen.',

  loadError: {
    title: 'Das Formular konnte nicht geladen werden',
    text: 'Der Server hat nicht geantwortet. Was Sie zuvor eingegeben haben, ist nicht verloren.',
  },
});
