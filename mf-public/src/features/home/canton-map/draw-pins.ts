import type { JobFacets } from '@metier/sdk/contract';

export type TownCount = NonNullable<JobFacets['places']>[number];

interface Pin {
  readonly town: TownCount;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** The corner of the outlines at the north-west, in degrees, and how many of their units a degree of longitude has. */
const WEST = 5.956;
const NORTH = 47.8085;
const UNITS = 141.084;

/** Mercator's projection of a latitude, in degrees of longitude. */
const stretch = (latitude: number) =>
  (Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * 180) / Math.PI;

/** Width by height of the map. */
const RATIO = 2;
/** Units of the outlines that the map shows at least, and those from which on it shows all of them. */
const MIN_WIDTH = 200;
const MAX_WIDTH = 480;
const MARGIN = 30;
/** Radius of the biggest pin and of the smallest one, as parts of the width. */
const MAX_RADIUS = 0.028;
const MIN_RADIUS = 0.009;

/** Towns as circles whose area is their number of jobs, and the part of the outlines that has them all, as a view box. */
export function drawPins(towns: readonly TownCount[]): {
  readonly pins: readonly Pin[];
  readonly view: string;
} {
  const points = towns.map((town) => ({
    town,
    x: (town.longitude - WEST) * UNITS,
    y: (stretch(NORTH) - stretch(town.latitude)) * UNITS,
  }));
  const tight = frame(points);
  const { left, top, width } = tight.width > MAX_WIDTH ? frame([...points, ...CORNERS]) : tight;
  const most = Math.max(...towns.map(({ count }) => count));
  const pins = points.map((point) => ({
    ...point,
    radius: width * Math.max(MIN_RADIUS, MAX_RADIUS * Math.sqrt(point.town.count / most)),
  }));
  return { pins, view: [left, top, width, width / RATIO].map(Math.round).join(' ') };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Corners of the outlines, within the margin. */
const CORNERS: readonly Point[] = [
  { x: MARGIN, y: MARGIN },
  { x: 640 - MARGIN, y: 412 - MARGIN },
];

/** The part around the points that has the shape of the map. */
function frame(points: readonly Point[]): { left: number; top: number; width: number } {
  const [left, right] = reach(points.map(({ x }) => x));
  const [top, bottom] = reach(points.map(({ y }) => y));
  const width = Math.max(MIN_WIDTH, right - left, (bottom - top) * RATIO);
  return { left: (left + right - width) / 2, top: (top + bottom - width / RATIO) / 2, width };
}

const reach = (values: readonly number[]): readonly [number, number] => [
  Math.min(...values) - MARGIN,
  Math.max(...values) + MARGIN,
];
