import { readId } from '../values/ids';

const MAX_SLUG_LENGTH = 60;

const toSlug = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/^-|-$/g, '');

/** Path of a company's public page: its name, for people, and its id, which decides. */
export const companyPath = (id: number, name: string): string =>
  `/companies/${[toSlug(name), id].filter(Boolean).join('-')}`;

/** The company's id in the last part of such a path; undefined if it has none. */
export const readCompanyId = (part: string | undefined): number | undefined =>
  readId(part?.split('-').at(-1));
