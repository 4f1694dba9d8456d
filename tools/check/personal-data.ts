import { findUndeclared, listSchemaTables, personalData } from '../../server/src/db/personal-data/index';

/** Every table and column says whose data it holds, and what becomes of it. */
export async function checkPersonalData(): Promise<string[]> {
  return findUndeclared(listSchemaTables(), personalData);
}
