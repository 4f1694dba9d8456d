import type { FollowedCompany } from '@metier/sdk/contract';
import { useFollow } from '@metier/sdk/remote';
import { Link, useRevalidator } from '@metier/sdk/router';
import { Button, CompanyLogo, useTexts, VisuallyHidden } from '@metier/sdk/ui';
import styles from './following-page.module.css';
import { followingTexts } from './following.texts';

export function FollowedItem({ company }: { company: FollowedCompany }) {
  const texts = useTexts(followingTexts);
  const { id, company_name: name, company_logo: logo, company_city: city, active_jobs: jobs } = company;
  const { revalidate } = useRevalidator();
  const { run, isPending } = useFollow({ id, name }, revalidate);
  return (
    <li className={styles.item}>
      <CompanyLogo name={name} src={logo} />
      <div className={styles.words}>
        <Link to={`/company/${id}`} className={styles.name}>
          {name}
        </Link>
        <p className={styles.facts}>{[city, texts.openJobs(jobs)].filter(Boolean).join(' · ')}</p>
      </div>
      <Button
        variant="ghost"
        size="small"
        className={styles.unfollow}
        busy={isPending}
        onClick={() => run(false)}
      >
        {texts.unfollow}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    </li>
  );
}
