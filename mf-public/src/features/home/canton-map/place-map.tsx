import { useState } from 'react';
import { Link } from '@metier/sdk/router';
import { joinClasses, useTexts } from '@metier/sdk/ui';
import { searchUrl, type HomeSearch } from '../home-search';
import { homeTexts } from '../home.texts';
import styles from './canton-map.module.css';
import { CANTONS, LAKES } from './canton-shapes';
import { drawPins, type TownCount } from './draw-pins';

export interface PlaceMapProps {
  towns: readonly TownCount[];
  search: Partial<HomeSearch>;
}

/**
 * Where the jobs of a search are: each town by its number of jobs leads to those in it. For the pointer alone, as the
 * map of cantons: the list names the places, and the field of the location takes them.
 */
export function PlaceMap({ towns, search }: PlaceMapProps) {
  const texts = useTexts(homeTexts);
  const [pointed, setPointed] = useState<string>();
  const { pins, view } = drawPins(towns);
  const town = towns.find(({ value }) => value === pointed);
  return (
    <figure aria-hidden="true" className={joinClasses(styles.map, styles.places)}>
      <svg viewBox={view} preserveAspectRatio="xMidYMid slice" className={styles.country}>
        <g pointerEvents="none">
          {Object.entries(CANTONS).map(([code, path]) => (
            <path key={code} d={path} className={styles.canton} />
          ))}
          <path d={LAKES} className={styles.lakes} />
        </g>
        {pins.map(({ town: { value }, x, y, radius }) => (
          <Link
            key={value}
            to={searchUrl({ ...search, location: value, radius: '', page: 1 })}
            tabIndex={-1}
            onPointerEnter={() => setPointed(value)}
            onPointerLeave={() => setPointed(undefined)}
          >
            <circle cx={x} cy={y} r={radius} className={styles.pin} />
          </Link>
        ))}
      </svg>
      <figcaption className={styles.caption}>
        {town ? `${town.value}: ${texts.results({ total: town.count, isCapped: false })}` : texts.places}
      </figcaption>
    </figure>
  );
}
