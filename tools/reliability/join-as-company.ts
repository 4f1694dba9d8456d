import type { Visitor } from '../lib/visitor';

const password = 'correct horse battery';
const account = { username: 'alta', email: 'alta@example.ch', account_type: 'job_provider' };

/** Registers a company with a profile, whose id it gives, and stays signed in as it. */
export async function joinAsCompany(company: Visitor): Promise<number> {
  await company.send('POST', '/api/auth/register/', { ...account, password1: password, password2: password });
  const { id } = await company.send<{ id: number }>('POST', '/api/auth/jobproviders/', {
    company_name: 'Alta',
    company_address: 'Länggassstrasse 12',
    company_city: 'Bern',
    company_postal_code: '3012',
    company_region: 'BE',
  });
  return id;
}
