import { screen, waitFor } from '@testing-library/react';
import { JobFacets } from '@metier/sdk/contract';
import { makeJob, makeJobFacets, renderRemote, setupFakeApi } from '@metier/testing';
import { remote } from '../../../remote';
import { CANTONS, type CantonCode } from './canton-shapes';

const api = setupFakeApi();

const TOWNS = {
  GE: { value: 'Genève', count: 12, latitude: 46.204, longitude: 6.143 },
  BS: { value: 'Basel', count: 3, latitude: 47.56, longitude: 7.589 },
  GR: { value: 'Chur', count: 1, latitude: 46.85, longitude: 9.533 },
  TI: { value: 'Lugano', count: 1, latitude: 46.004, longitude: 8.951 },
} as const;

async function open(address: string, places: JobFacets['places'], width: 'wide' | 'narrow' = 'wide') {
  Object.assign(window, { matchMedia: () => ({ matches: width === 'wide' }) });
  api.on('get', 'jobs/', { body: [makeJob()], headers: { 'X-Total-Count': '17' } });
  api.on('get', 'jobs/facets/', { body: { ...makeJobFacets(), places } }, JobFacets);
  api.on('get', 'jobs/suggestions/', { body: [] });
  const page = renderRemote(remote, address);
  await screen.findByRole('article');
  return page;
}

const listPins = () => [...document.querySelectorAll('circle')];
const read = (pin: Element | undefined, name: string) => Number(pin?.getAttribute(name));

/** The corners of each outline of a canton; in the paths, they are relative to the one before. */
const listOutlines = (code: CantonCode) =>
  CANTONS[code].split('z').map((outline) => {
    let [x, y] = [0, 0];
    return [...outline.matchAll(/(-?\d+)[, ]?(-?\d+)/g)].map(
      ([, right, down]) => [(x += Number(right)), (y += Number(down))] as const,
    );
  });

/** Whether a line from the point crosses the outlines an odd number of times. */
function isInside(code: CantonCode, x: number, y: number): boolean {
  const crossed = listOutlines(code).map((corners) =>
    corners.filter(([right, bottom], at) => {
      const [left, top] = corners.at(at - 1) ?? [right, bottom];
      return bottom > y !== top > y && x < left + ((right - left) * (y - top)) / (bottom - top);
    }),
  );
  return crossed.flat().length % 2 === 1;
}

test('a search shows in which towns its jobs are, by their number, and a press narrows it to one', async () => {
  const { person, address } = await open(
    '/?keyword=care&location=Suisse&radius=10&page=2',
    Object.values(TOWNS),
  );
  await waitFor(() => expect(listPins()).toHaveLength(4));
  const [geneva, basel] = listPins();
  expect(read(geneva, 'r') / read(basel, 'r')).toBeCloseTo(2);
  expect(screen.getByText('Jobs by place')).toBeInTheDocument();
  await person.hover(basel ?? document.body);
  expect(screen.getByText('Basel: 3 jobs')).toBeInTheDocument();
  await person.click(basel ?? document.body);
  await waitFor(() => expect(address()).toBe('/?keyword=care&location=Basel'));
});

test('each town is within the outlines of its canton', async () => {
  await open('/?keyword=care', Object.values(TOWNS));
  await waitFor(() => expect(listPins()).toHaveLength(4));
  const codes = Object.keys(TOWNS) as (keyof typeof TOWNS)[];
  const inside = codes.filter((code, at) =>
    isInside(code, read(listPins()[at], 'cx'), read(listPins()[at], 'cy')),
  );
  expect(inside).toEqual(codes);
});

test('it is for the pointer alone', async () => {
  await open('/?keyword=care', Object.values(TOWNS));
  await waitFor(() => expect(listPins()).toHaveLength(4));
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
  expect(listPins().every((pin) => pin.closest('a')?.tabIndex === -1)).toBe(true);
});

test.each([
  ['a narrow screen', '/?keyword=care', Object.values(TOWNS), 'narrow'],
  ['the whole board', '/', Object.values(TOWNS), 'wide'],
  ['a place alone', '/?location=Chur', [TOWNS.GR], 'wide'],
  ['a search without known places', '/?keyword=care', [], 'wide'],
  ['an answer that counts no places', '/?keyword=care', undefined, 'wide'],
] as const)('%s has none', async (_, address, places, width) => {
  await open(address, places && [...places], width);
  expect(await screen.findByRole('list', { name: 'Filters' })).toBeVisible();
  expect(listPins()).toEqual([]);
});
