import type { JobProvider } from '@metier/sdk/contract';
import { DEFAULT_CURRENCY } from '@metier/sdk/rules';
import type { JobDraft } from './job-draft';
import type { PreviewedJob } from './job-preview';

/** Preview fields of a new job that the form does not contain. */
export function newJobOf(company: JobProvider): Omit<PreviewedJob, keyof JobDraft> {
  return {
    id: 0,
    contract_type: 'permanent',
    salary_currency: DEFAULT_CURRENCY,
    is_active: true,
    language: null,
    created_at: new Date().toISOString(),
    company: company.company_name,
    job_provider: {
      id: company.id,
      company_name: company.company_name,
      company_description: company.company_description,
      company_website: company.company_website,
      company_city: company.company_city,
      company_logo: company.user.profile_picture,
      average_rating: company.average_rating,
      reviews_count: company.reviews_count,
    },
  };
}
