import type { ReactNode } from 'react';
import type { JobProvider } from '@metier/shared/contract';
import { labelOf, REGIONS } from '@metier/shared/rules';
import { Link } from '@metier/shared/router';
import { buttonClass, CompanyLogo, Icon, Stars, VisuallyHidden, type IconName } from '@metier/shared/ui';
import styles from './company-header.module.css';
import { dashboardTexts as texts } from './dashboard.texts';

interface CompanyHeaderProps {
  company: JobProvider;
  name: string;
  email: string | undefined;
}

/** Who one is here: logo, name, rating and how to be reached. */
export function CompanyHeader({ company, name, email }: CompanyHeaderProps) {
  const { company_website: website, company_city: city, company_region: region } = company;
  return (
    <header className={styles.header}>
      <CompanyLogo name={name} src={company.user.profile_picture} size="huge" />
      <div className={styles.words}>
        <h1 className={styles.name}>{name}</h1>
        <ul className={styles.facts}>
          <li>
            <Stars rating={company.average_rating} />
          </li>
          <Fact icon="mail" label={texts.email}>
            {email ? <a href={`mailto:${email}`}>{email}</a> : texts.notProvided}
          </Fact>
          <Fact icon="external" label={texts.website}>
            {website ? <WebsiteLink address={website} /> : texts.notProvided}
          </Fact>
          <Fact icon="pin" label={texts.place}>
            {city || texts.noLocation},{' '}
            {region ? <abbr title={labelOf(REGIONS, region)}>{region}</abbr> : texts.noRegion}
          </Fact>
        </ul>
        <div className={styles.actions}>
          <Link to={`/company/${company.id}#reviews`} className={buttonClass('secondary', 'small')}>
            {texts.viewReviews}
          </Link>
          <Link to={`/edit-provider/${company.id}`} className={buttonClass('secondary', 'small')}>
            {texts.editProfile}
          </Link>
        </div>
      </div>
    </header>
  );
}

function Fact({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <li className={styles.fact}>
      <Icon name={icon} size="small" />
      <span>
        <VisuallyHidden>{label}: </VisuallyHidden>
        {children}
      </span>
    </li>
  );
}

function WebsiteLink({ address }: { address: string }) {
  return (
    <a href={address} target="_blank" rel="noreferrer">
      {address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')}
    </a>
  );
}
