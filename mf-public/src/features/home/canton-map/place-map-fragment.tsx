import { Suspense } from 'react';
import type { FragmentProps } from '@metier/sdk/remote';
import { PlaceMap } from './lazy-maps';
import type { PlaceMapProps } from './place-map';

/** The fragment `place-map`, for the other pages of this remote. */
export const Component = (given: FragmentProps) => (
  <Suspense>
    <PlaceMap {...(given as unknown as PlaceMapProps)} />
  </Suspense>
);
