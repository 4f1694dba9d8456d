import { useState } from 'react';
import { Link } from '@metier/sdk/router';
import { joinClasses } from '@metier/sdk/ui';
import type { MapProps } from './canton-map';
import styles from './canton-map.module.css';
import { CANTONS, LAKES } from './canton-shapes';
import { drawPins, type TownCount } from './draw-pins';

export interface PlaceMapProps extends MapProps {
  towns: readonly TownCount[];
}

/**
 * Where jobs are: each town by its number of jobs leads to those in it. For the pointer alone, as the
 * map of cantons: the list names the places, and the field of the location takes them.
 */
export function PlaceMap({ towns, title, describe, addressOf }: PlaceMapProps) {
  const [pointed, setPointed] = useState<string>();
  const { pins, view } = drawPins(towns);
  const town = towns.find(({ value }) => value === pointed);
  return (
    <figure aria-hidden="true" className={joinClasses(styles.map, styles.places)}>
      <svg viewBox={view} className={styles.country}>
        <g pointerEvents="none">
          {Object.entries(CANTONS).map(([code, path]) => (
            <path key={code} d={path} className={styles.canton} />
          ))}
          <path d={LAKES} className={styles.lakes} />
        </g>
        {pins.map(({ town: { value }, x, y, radius }) => (
          <Link
            key={value}
            to={addressOf(value)}
            tabIndex={-1}
            onPointerEnter={() => setPointed(value)}
            onPointerLeave={() => setPointed(undefined)}
          >
            <circle cx={x} cy={y} r={radius} className={styles.pin} />
          </Link>
        ))}
      </svg>
      <figcaption className={styles.caption}>{town ? describe(town.value, town.count) : title}</figcaption>
    </figure>
  );
}
