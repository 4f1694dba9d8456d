import { defineTexts } from '@metier/sdk/rules';
import { inCurrentLanguage } from '../../languages/current-language';

const english = defineTexts('server/jobs/jobs', {
  radius: 'Enter a location to search around.',
  active: 'This job is active already.',
  endBeforeStart: 'The end date must not be before the start date.',
  deadlinePassed: 'The application deadline has passed. Choose a new one.',
  closed: 'This job is no longer accepting applications.',
  range: 'The upper end of the range must not be below its lower end.',
});

/** Why a job or a search is refused. */
export const jobsTexts = inCurrentLanguage(english);
