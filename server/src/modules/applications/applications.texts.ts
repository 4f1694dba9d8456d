import { defineTexts } from '@metier/sdk/rules';
import { inCurrentLanguage } from '../../languages/current-language';

const english = defineTexts('server/applications/applications', {
  withdrawn: 'This application has been withdrawn.',
  anonymised: 'The data of this application have been deleted.',
  repeated: 'You have already applied to this job.',
  oneResume: 'Send a file or a document of the library, not both.',
  status: 'This status does not exist.',
  narrow: (most: number) => `Narrow the list: at most ${most} applications are exported at once.`,
});

/** Refusals about applications. */
export const applicationsTexts = inCurrentLanguage(english);
