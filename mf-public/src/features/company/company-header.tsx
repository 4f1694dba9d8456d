import type { JobProvider } from '@metier/sdk/contract';
import { ReportButton, usePorts } from '@metier/sdk/remote';
import { Link } from '@metier/sdk/router';
import { describeResponseTime, isWebAddress, labelOf, REGIONS, shortenWebAddress } from '@metier/sdk/rules';
import { useSession } from '@metier/sdk/session';
import {
  Breadcrumb,
  buttonClass,
  CompanyLogo,
  IconFact,
  ProfileHead,
  Stars,
  VisuallyHidden,
} from '@metier/sdk/ui';
import styles from './company-header.module.css';
import { companyTexts as texts } from './company.texts';

/** Logo, name, rating, place and website, with an edit link for the owner. */
export function CompanyHeader({ company, name }: { company: JobProvider; name: string }) {
  const user = useSession(usePorts().session);
  const isOwner = user !== undefined && company.user.id === user.id;
  return (
    <div className={styles.header}>
      <Breadcrumb items={[<Link to="/">{texts.home}</Link>, name]} />
      <ProfileHead
        picture={<CompanyLogo name={name} src={company.user.profile_picture} size="huge" />}
        name={name}
        actions={
          isOwner ? (
            <Link to={`/edit-provider/${company.id}`} className={buttonClass('secondary')}>
              {texts.edit}
            </Link>
          ) : (
            <ReportButton target="company" id={company.id} name={name} />
          )
        }
      >
        <CompanyFacts company={company} />
      </ProfileHead>
    </div>
  );
}

function CompanyFacts({ company }: { company: JobProvider }) {
  const { company_city: city, company_region: region, company_website: website } = company;
  const responseTime = describeResponseTime(company.answers_within_days);
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
              , <abbr title={labelOf(REGIONS, region)}>{region}</abbr>
            </>
          )}
        </IconFact>
      )}
      {responseTime && (
        <IconFact icon="clock" label={texts.responseTime}>
          {responseTime}
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
  if (count === 0) return texts.reviews.none;
  return (
    <Stars rating={average}>
      <a href="#reviews">{texts.reviewsCount(count)}</a>
    </Stars>
  );
}
