import { defineTexts } from '@metier/sdk/rules';

export const profileTexts = defineTexts('seeker/profile/profile', {
  page: {
    title: 'Create your profile',
    heading: 'Create your profile',
    lead: 'Employers see it with every application. Your date of birth and street stay private.',
    submit: 'Save Profile',
    failure: 'Failed to save profile. Please try again.',
  },

  edit: {
    title: 'Edit Profile',
    lead: 'Employers see it with every application. Your date of birth and street stay private.',
    submit: 'Save Changes',
    cancel: 'Cancel',
    saved: 'Profile saved',
    loadFailed: 'Your profile could not be loaded. Please try again.',
    changedElsewhere: (now: string) =>
      now
        ? `Meanwhile this was changed to “${now}” elsewhere. Save again to replace it.`
        : 'Meanwhile this was emptied elsewhere. Save again to replace it.',
  },

  /** French, as in the specification. */
  notSignedIn: 'Vous devez être connecté·e pour créer un profil.',

  signIn: {
    action: 'Log in in a new tab,',
    then: 'then save here again. What you have entered stays.',
  },

  form: {
    label: 'Profile',
    requiredHint: 'Fields marked with * are required.',
    saving: 'Saving your profile…',
    loading: 'Loading the form…',
    personal: 'Personal Information',
    firstname: 'First name',
    lastname: 'Last name',
    birthdate: 'Birthdate',
    birthdateHint: 'Your own dashboard shows your age. No employer sees it.',
    location: 'Location',
    address: 'Address',
    addressHint: 'Street and number, for your own profile. No employer sees them.',
    postal_code: 'Postal code',
    postalCodeHint: 'No employer sees it.',
    city: 'City',
    cityHint: 'So that employers you apply to can judge your commute.',
    region: 'Region',
    regionHint: 'The canton. Employers you apply to see it with your city.',
    regionPlaceholder: 'Choose your region',
    details: 'Profile Details',
    detailsHint: 'Optional. The more employers know about you, the easier they decide.',
    biography: 'Biography',
    biographyHint: 'Who you are and what you are looking for.',
    experience: 'Experience',
    experienceHint: 'Jobs, internships, projects, studies.',
    skill: 'Skills',
    skillHint: 'Separated by commas, such as: German, bookkeeping, driving licence B.',
  },

  missing: {
    firstname: 'Enter your first name.',
    lastname: 'Enter your last name.',
    birthdate: 'Enter your birthdate.',
    address: 'Enter your street and number.',
    postal_code: 'Enter your postal code.',
    city: 'Enter your city.',
    region: 'Choose your region.',
  },
  badPostalCode:
    'There is no such postal code. Enter one such as 3012. For an address abroad, choose “Abroad” as the region.',
  earlyBirthdate: 'Enter a date of birth after 1900.',
  futureBirthdate: 'Your birthdate cannot be in the future.',

  loadError: {
    title: 'The form could not be loaded',
    text: 'The server did not answer. Nothing you entered before is lost.',
  },
});
