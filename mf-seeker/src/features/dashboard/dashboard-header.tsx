import { useState } from 'react';
import { Section, usePorts } from '@metier/sdk/remote';
import { Link } from '@metier/sdk/router';
import { age, averageRating, labelOf, regionsTexts } from '@metier/sdk/rules';
import { useSession } from '@metier/sdk/session';
import { Avatar, buttonClass, IconFact, ProfileHead, Stars, useTexts } from '@metier/sdk/ui';
import { dashboardTexts } from './dashboard.texts';
import type { DashboardData } from './load-dashboard';
import type { ShownSeeker } from './shown-fields';

interface DashboardHeaderProps extends Pick<DashboardData, 'reviews'> {
  seeker: ShownSeeker;
}

/** The candidate's identity, with links to documents, profile and job search. */
export function DashboardHeader({ seeker, reviews }: DashboardHeaderProps) {
  const dashboard = useTexts(dashboardTexts);
  const cantons = useTexts(regionsTexts);
  const { header: texts } = dashboard;

  const user = useSession(usePorts().session);
  const [today] = useState(() => new Date());
  const name = `${seeker.firstname} ${seeker.lastname}`;
  const email = seeker.user.email ?? user?.email;
  const years = age(seeker.birthdate, today);
  const place = [...new Set([seeker.city, labelOf(cantons, seeker.region)])].filter(Boolean).join(', ');
  return (
    <ProfileHead
      picture={<Avatar name={name} src={seeker.user.profile_picture ?? user?.profile_picture} size="huge" />}
      name={name}
      fold={texts.facts}
      actions={
        <>
          <Link to="/documents" className={buttonClass('secondary')}>
            {texts.documents}
          </Link>
          <Link to={`/edit-seeker/${seeker.id}`} className={buttonClass('secondary')}>
            {texts.edit}
          </Link>
        </>
      }
    >
      {/* Nothing if the reviews failed to load: their own list shows the error. */}
      <Section of={reviews}>
        {(all) => (
          <li>
            <Stars rating={averageRating(all.map(({ rating }) => rating))} />
          </li>
        )}
      </Section>
      {email && (
        <IconFact icon="mail" label={texts.email}>
          {email}
        </IconFact>
      )}
      {place && (
        <IconFact icon="pin" label={texts.place}>
          {place}
        </IconFact>
      )}
      {years !== undefined && (
        <IconFact icon="calendar" label={texts.age}>
          {texts.years(years)}
        </IconFact>
      )}
    </ProfileHead>
  );
}
