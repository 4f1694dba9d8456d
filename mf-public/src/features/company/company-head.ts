import type { Listing } from '@metier/sdk/api';
import type { Job } from '@metier/sdk/contract';
import { readValue, type HeadArguments, type PageHead, type Settled } from '@metier/sdk/remote';
import {
  ABROAD,
  companyPath,
  displayTexts,
  formatDecimal,
  isWebAddress,
  shorten,
  textsIn,
  type Language,
} from '@metier/sdk/rules';
import { TABS } from './company-view';
import { hasAbout } from './about-text';
import { companyTexts } from './company.texts';
import type { CompanyData } from './load-company';

type Facts = Record<string, unknown>;

const MAX_DESCRIPTION_LENGTH = 160;

/** Metadata of a company's public page. One without texts, jobs and reviews is not for search engines. */
export function describe({ data, url, language }: HeadArguments): PageHead {
  if (!data) return { isUnlisted: true };
  const { company, jobs } = data as CompanyData;
  const openJobs = readValue(jobs as Settled<Listing<Job>>)?.total ?? 0;
  const path = companyPath(company.id, company.company_name);
  const isEmpty =
    openJobs === 0 && company.reviews_count === 0 && !TABS.some((tab) => hasAbout(tab, company));
  return {
    description: summarise(company, openJobs, language),
    canonical: path,
    facts: [
      describePlace(company, `${url.origin}${path}`, url, language),
      describeCompany(company, path, url, language),
    ],
    ...(isEmpty && { isUnlisted: true }),
  };
}

type Company = CompanyData['company'];

const nameOf = (company: Company, language: Language) =>
  company.company_name || textsIn(language, displayTexts).company;

function summarise(company: Company, openJobs: number, language: Language): string {
  const { head } = textsIn(language, companyTexts);
  const { average_rating: rating, reviews_count: reviews } = company;
  const facts = [
    [nameOf(company, language), company.company_city].filter(Boolean).join(', '),
    openJobs > 0 && head.openJobs(openJobs),
    reviews > 0 && head.rating(formatDecimal(rating.toFixed(1), language), reviews),
    company.company_description,
  ];
  return shorten(facts.filter(Boolean).join('. '), MAX_DESCRIPTION_LENGTH);
}

function describePlace(company: Company, address: string, { origin }: URL, language: Language): Facts {
  const steps = [
    { name: textsIn(language, companyTexts).home, item: `${origin}/` },
    { name: nameOf(company, language), item: address },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, at) => ({ '@type': 'ListItem', position: at + 1, ...step })),
  };
}

function describeCompany(company: Company, path: string, { origin }: URL, language: Language): Facts {
  const { company_city: city, company_region: region, company_website: website } = company;
  const logo = company.user.profile_picture;
  const [cover] = company.pictures ?? [];
  return {
    '@type': 'Organization',
    name: nameOf(company, language),
    url: `${origin}${path}`,
    ...(company.company_description && { description: company.company_description }),
    ...(logo && { logo: new URL(logo, origin).href }),
    ...(cover && { image: new URL(cover.address, origin).href }),
    ...(company.founding_year && { foundingDate: String(company.founding_year) }),
    ...(isWebAddress(website) && { sameAs: website }),
    ...(city && {
      address: {
        '@type': 'PostalAddress',
        addressLocality: city,
        ...(region && region !== ABROAD && { addressRegion: region }),
        ...(region !== ABROAD && { addressCountry: 'CH' }),
      },
    }),
    ...(company.reviews_count > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: company.average_rating,
        reviewCount: company.reviews_count,
        bestRating: 5,
        worstRating: 1,
      },
    }),
  };
}
