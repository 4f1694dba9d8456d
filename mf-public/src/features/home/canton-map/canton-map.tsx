import { useState } from 'react';
import type { JobFacets } from '@metier/sdk/contract';
import { Link } from '@metier/sdk/router';
import styles from './canton-map.module.css';
import { CANTONS, LABELS, LAKES, type CantonCode } from './canton-shapes';

const CODES = Object.keys(CANTONS) as CantonCode[];
/** The darkest shade is for the canton with most jobs. */
const SHADES = 5;

/** What differs by page: other pages than the home page show a map, too. */
export interface MapProps {
  /** Below the map while the pointer is at no place; otherwise the place is described there. */
  title: string;
  describe: (place: string, count: number) => string;
  /** Where the jobs of a canton or a town are listed. */
  addressOf: (place: string) => string;
}

export interface CantonMapProps extends MapProps {
  facets: JobFacets;
}

/**
 * Cantons by their number of jobs, each leading to its own. For the pointer alone: the filter for cantons has the same
 * names and numbers for the keyboard and for screen readers.
 */
export function CantonMap({ facets, title, describe, addressOf }: CantonMapProps) {
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
            to={addressOf(code)}
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
        {pointed ? describe(pointed, countOf(pointed)) : title}
      </figcaption>
    </figure>
  );
}
