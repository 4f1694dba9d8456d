import type { Person } from './people';

/** A measured page and the role that visits it. */
export interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  readonly as: Person;
}

const PAGES: readonly MeasuredPage[] = [
  { name: 'home', path: '/', as: 'visitor' },
  { name: 'job', path: '/job/1', as: 'visitor' },
  { name: 'candidate', path: '/dashboard', as: 'student' },
  { name: 'employer', path: '/dashboard', as: 'employer' },
];

/** Pages with these comma-separated names; all pages if undefined. */
export function choosePages(names: string | undefined): readonly MeasuredPage[] {
  const wanted = names?.split(',') ?? PAGES.map(({ name }) => name);
  return wanted.map((name) => {
    const page = PAGES.find((each) => each.name === name);
    if (!page)
      throw new Error(`There is no page ${name}: choose from ${PAGES.map((each) => each.name).join(', ')}.`);
    return page;
  });
}
