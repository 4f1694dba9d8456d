import { inLab } from '../depth';
import { ATTACKS_ON_SHARED_CODE } from './attacks-on-shared-code';
import { ATTACKS_ON_THE_FRAME } from './attacks-on-the-frame';
import type { HostileBuild } from './hostile-build';

const ALL_BUILDS = [...ATTACKS_ON_SHARED_CODE, ...ATTACKS_ON_THE_FRAME];

const isFirstOfItsKind = ({ kind }: HostileBuild, at: number) =>
  ALL_BUILDS.findIndex((build) => build.kind === kind) === at;

/** Each one is published and visited; then pages of two other remotes must be unchanged. */
export const HOSTILE_BUILDS = inLab(ALL_BUILDS, ALL_BUILDS.filter(isFirstOfItsKind));
