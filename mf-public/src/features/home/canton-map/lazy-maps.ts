import { lazy, type ComponentType } from 'react';
import type { CantonMapProps } from './canton-map';
import type { PlaceMapProps } from './place-map';

const load = () => import('./maps');
const nothing = () => ({ default: () => null });

/** Lazy, because only wide screens have room for maps; a failure leaves the room empty. */
export const CantonMap = lazy<ComponentType<CantonMapProps>>(() =>
  load().then(({ CantonMap: map }) => ({ default: map }), nothing),
);
export const PlaceMap = lazy<ComponentType<PlaceMapProps>>(() =>
  load().then(({ PlaceMap: map }) => ({ default: map }), nothing),
);
