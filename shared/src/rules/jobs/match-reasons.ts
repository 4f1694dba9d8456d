/** Why a search found a job, by the place of the keyword; a title and a place are evident on the job itself. */
export const MATCH_REASONS = {
  occupation: 'Same job, different title',
  group: 'Occupation in this field',
  related: 'Related occupation',
  company: 'Found in the company’s name',
} as const;
