import type { JobProvider } from '@metier/sdk/contract';
import { FollowButton, ReportButton, usePorts, useValue } from '@metier/sdk/remote';
import { Link, useLocation } from '@metier/sdk/router';
import {
  ABROAD,
  companyPath,
  describeResponseTime,
  isWebAddress,
  labelOf,
  regionsTexts,
  shortenWebAddress,
} from '@metier/sdk/rules';
import { useSession } from '@metier/sdk/session';
import {
  Breadcrumb,
  buttonClass,
  CompanyLogo,
  Icon,
  IconFact,
  ProfileHead,
  Stars,
  useLanguage,
  useTexts,
  VisuallyHidden,
} from '@metier/sdk/ui';
import { CompanyCover } from './company-cover';
import { CompanyFacts } from './company-facts';
import styles from './company-header.module.css';
import { companyTexts } from './company.texts';
import type { CompanyData } from './load-company';

interface CompanyHeaderProps extends Pick<CompanyData, 'company' | 'following' | 'followers' | 'jobs'> {
  name: string;
}

/** Logo, name, rating, place and website, with what the viewer can do: edit it as its owner, or follow it. */
export function CompanyHeader({ company, name, following, followers, jobs }: CompanyHeaderProps) {
  const texts = useTexts(companyTexts);
  return (
    <div className={styles.header}>
      <Breadcrumb items={[<Link to="/">{texts.home}</Link>, name]} />
      <CompanyCover cover={company.pictures?.[0]}>
        <ProfileHead
          picture={<CompanyLogo name={name} src={company.user.profile_picture} size="huge" />}
          name={name}
          actions={<CompanyActions company={company} name={name} following={following} jobs={jobs} />}
        >
          <ShortFacts company={company} followers={useValue(followers)} />
        </ProfileHead>
        <CompanyFacts company={company} />
      </CompanyCover>
    </div>
  );
}

function CompanyActions({ company, name, following, jobs }: Omit<CompanyHeaderProps, 'followers'>) {
  const texts = useTexts(companyTexts);
  const user = useSession(usePorts().session);
  const { pathname } = useLocation();
  const openJobs = useValue(jobs)?.total;
  const path = companyPath(company.id, company.company_name);
  // A visitor has no id, and to others the account of a company has none either.
  const isOwner = user !== undefined && company.user.id === user.id;
  if (!isOwner)
    return (
      <>
        {user ? (
          <FollowButton company={{ id: company.id, name }} following={following} />
        ) : (
          <Link to={`/login?${new URLSearchParams({ redirect: path })}`} className={buttonClass('secondary')}>
            <Icon name="plus" size="small" />
            {texts.follow}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Link>
        )}
        <ReportButton target="company" id={company.id} name={name} />
        {openJobs !== 0 && (
          <a href="#jobs" className={buttonClass()}>
            {texts.toJobs}
          </a>
        )}
      </>
    );
  return (
    <>
      {pathname !== path && (
        <Link to={path} className={buttonClass('ghost')}>
          {texts.publicPage}
        </Link>
      )}
      <Link to={`/edit-provider/${company.id}`} className={buttonClass('secondary')}>
        {texts.edit}
      </Link>
    </>
  );
}

interface ShortFactsProps {
  company: JobProvider;
  followers: number | undefined;
}

function ShortFacts({ company, followers }: ShortFactsProps) {
  const language = useLanguage();
  const texts = useTexts(companyTexts);
  const cantons = useTexts(regionsTexts);
  const { company_city: city, company_region: region, company_website: website } = company;
  const responseTime = describeResponseTime(company.answers_within_days, language);
  return (
    <>
      <li>
        <Rating average={company.average_rating} count={company.reviews_count} />
      </li>
      {city && (
        <IconFact icon="pin" label={texts.place}>
          {city}
          {region && (
            <>
              , {region === ABROAD ? cantons[ABROAD] : <abbr title={labelOf(cantons, region)}>{region}</abbr>}
            </>
          )}
        </IconFact>
      )}
      {responseTime && (
        <IconFact icon="clock" label={texts.responseTime}>
          {responseTime}
        </IconFact>
      )}
      {followers !== undefined && (
        <IconFact icon="user" label={texts.followers}>
          {texts.followersCount(followers)}
        </IconFact>
      )}
      {isWebAddress(website) && (
        <IconFact icon="external" label={texts.website}>
          <a href={website} target="_blank" rel="noopener noreferrer">
            {shortenWebAddress(website)}
            <VisuallyHidden> {texts.newTab}</VisuallyHidden>
          </a>
        </IconFact>
      )}
    </>
  );
}

function Rating({ average, count }: { average: number; count: number }) {
  const texts = useTexts(companyTexts);
  if (count === 0) return texts.reviews.none;
  return (
    <Stars rating={average}>
      <a href="#reviews">{texts.reviewsCount(count)}</a>
    </Stars>
  );
}
