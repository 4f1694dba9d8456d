import { ABROAD, describeResponseTime, labelOf, regionsTexts, shortenWebAddress } from '@metier/sdk/rules';
import { Link } from '@metier/sdk/router';
import {
  buttonClass,
  CompanyLogo,
  IconFact,
  ProfileHead,
  Stars,
  useLanguage,
  useTexts,
} from '@metier/sdk/ui';
import { dashboardTexts } from '../dashboard.texts';
import type { ShownCompany } from '../shown-fields';

interface CompanyHeaderProps {
  company: ShownCompany;
  name: string;
  email: string | undefined;
  /** Candidates who follow the company, once that is known. */
  followers: number | undefined;
}

/** Header of the own company: logo, name, rating and contact. */
export function CompanyHeader({ company, name, email, followers }: CompanyHeaderProps) {
  const language = useLanguage();
  const texts = useTexts(dashboardTexts);
  const cantons = useTexts(regionsTexts);
  const { company_website: website, company_city: city, company_region: region } = company;
  return (
    <ProfileHead
      picture={<CompanyLogo name={name} src={company.user.profile_picture} size="huge" />}
      name={name}
      fold={texts.facts}
      actions={
        <>
          <Link to={`/company/${company.id}#reviews`} className={buttonClass('secondary')}>
            {texts.viewReviews}
          </Link>
          <Link to={`/edit-provider/${company.id}`} className={buttonClass('secondary')}>
            {texts.editProfile}
          </Link>
        </>
      }
    >
      <li>
        <Stars rating={company.average_rating} />
      </li>
      <IconFact icon="mail" label={texts.email}>
        {email ? <a href={`mailto:${email}`}>{email}</a> : texts.noEmail}
      </IconFact>
      <IconFact icon="external" label={texts.website}>
        {website ? <WebsiteLink address={website} /> : texts.noWebsite}
      </IconFact>
      <IconFact icon="clock" label={texts.responseTime.label}>
        {texts.responseTime.seen(describeResponseTime(company.answers_within_days, language))}
      </IconFact>
      {followers !== undefined && (
        <IconFact icon="user" label={texts.followers}>
          {texts.followersCount(followers)}
        </IconFact>
      )}
      <IconFact icon="pin" label={texts.place}>
        {city || texts.noLocation}, {region === ABROAD && cantons[ABROAD]}
        {region && region !== ABROAD && <abbr title={labelOf(cantons, region)}>{region}</abbr>}
        {!region && texts.noRegion}
      </IconFact>
    </ProfileHead>
  );
}

function WebsiteLink({ address }: { address: string }) {
  return (
    <a href={address} target="_blank" rel="noreferrer">
      {shortenWebAddress(address)}
    </a>
  );
}
