import { useState } from 'react';
import type { JobFacets } from '@metier/sdk/contract';
import { Link } from '@metier/sdk/router';
import { labelOf, regionsTexts } from '@metier/sdk/rules';
import { useTexts } from '@metier/sdk/ui';
import { searchUrl } from '../home-search';
import { homeTexts } from '../home.texts';
import styles from './canton-map.module.css';
import { CANTONS, LABELS, LAKES, type CantonCode } from './canton-shapes';

const CODES = Object.keys(CANTONS) as CantonCode[];
/** The darkest shade is for the canton with most jobs. */
const SHADES = 5;

/**
 * Cantons by their number of jobs, each leading to its own. For the pointer alone: the filter for cantons has the same
 * names and numbers for the keyboard and for screen readers.
 */
export function CantonMap({ facets }: { facets: JobFacets }) {
  const texts = useTexts(homeTexts);
  const regions = useTexts(regionsTexts);
  const [pointed, setPointed] = useState<CantonCode>();
  const counts = new Map(facets.canton.map(({ value, count }) => [value, count]));
  const most = Math.max(1, ...CODES.map((code) => counts.get(code) ?? 0));
  const countOf = (code: CantonCode) => counts.get(code) ?? 0;
  const shadeOf = (code: CantonCode) => Math.ceil(Math.sqrt(countOf(code) / most) * SHADES);
  return (
    <figure aria-hidden="true" className={styles.map}>
      <svg viewBox="0 0 640 412" className={styles.country}>
        {CODES.map((code) => (
          <Link
            key={code}
            to={`${searchUrl({ canton: [code] })}#results`}
            tabIndex={-1}
            data-shade={shadeOf(code)}
            className={styles.canton}
            onPointerEnter={() => setPointed(code)}
            onPointerLeave={() => setPointed(undefined)}
          >
            <path d={CANTONS[code]} />
          </Link>
        ))}
        <path d={LAKES} className={styles.lakes} />
        {LABELS.filter(([code]) => countOf(code) > 0).map(([code, x, y]) => (
          <text key={code} x={x} y={y} data-shade={shadeOf(code)} className={styles.number}>
            {countOf(code)}
          </text>
        ))}
      </svg>
      <figcaption className={styles.caption}>
        {pointed
          ? `${labelOf(regions, pointed)}: ${texts.results({ total: countOf(pointed), isCapped: false })}`
          : texts.map}
      </figcaption>
    </figure>
  );
}
