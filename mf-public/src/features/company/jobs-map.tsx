import { useState } from 'react';
import { countJobFacets } from '@metier/sdk/api';
import { Fragment, settle, usePorts, useValue } from '@metier/sdk/remote';
import { useIsHydrated, useTexts } from '@metier/sdk/ui';
import { companyTexts } from './company.texts';
import styles from './jobs-section.module.css';

/** As in the style sheet. */
const hasRoom = () => window.matchMedia('(width >= 60rem)').matches;

/** Where a company has jobs, on a screen with room for a map, which is kept before it is there. */
export function JobsMap({ company }: { company: number | undefined }) {
  const isHydrated = useIsHydrated();
  return (
    <div className={styles.map}>
      {isHydrated && company && hasRoom() && <Towns key={company} company={company} />}
    </div>
  );
}

function Towns({ company }: { company: number }) {
  const texts = useTexts(companyTexts);
  const { http } = usePorts();
  const [facets] = useState(() => settle(countJobFacets(http, { company: [String(company)] })));
  const towns = useValue(facets)?.places ?? [];
  return (
    towns.length > 0 && (
      <Fragment
        name="place-map"
        towns={towns}
        title={texts.jobs.map}
        describe={(town: string, count: number) => `${town} · ${texts.head.openJobs(count)}`}
        addressOf={(location: string) => `/?${new URLSearchParams({ company: String(company), location })}`}
      />
    )
  );
}
