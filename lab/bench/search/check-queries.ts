import { isDeepStrictEqual } from 'node:util';
import { Client } from 'pg';
import { findJobIds } from '../../../server/src/search/plan/search';
import { makeQueries } from './make-query';
import type { Board } from './open-board';
import { preparePlainBoard, searchPlainly } from './plain-search';

export interface CheckOptions {
  readonly queries: number;
  readonly seed: number;
  readonly say: (sentence: string) => void;
}

/** Compares the page ids and totals of this many searches with plain SQL; false if one differs. */
export async function checkQueries(board: Board, { queries, seed, say }: CheckOptions): Promise<boolean> {
  const client = new Client({ connectionString: board.url });
  await client.connect();
  await preparePlainBoard(client);
  const counts = { equal: 0, capped: 0, empty: 0 };
  for (const { filter, ordering, slice } of makeQueries(queries, seed)) {
    const found = await findJobIds(board.db, filter, ordering, slice);
    const plain = await searchPlainly(client, filter, ordering, slice);
    const isTotalRight = found.isCapped ? plain.total > found.total : plain.total === found.total;
    if (isTotalRight && isDeepStrictEqual(found.ids, plain.ids)) counts.equal += 1;
    else say(`differs: ${JSON.stringify({ filter, ordering, slice, found, plain })}`);
    if (found.isCapped) counts.capped += 1;
    if (plain.total === 0) counts.empty += 1;
  }
  await client.end();
  const facts = `${counts.capped} of them with a total that is cut off, ${counts.empty} with nothing`;
  say(`${counts.equal} of ${queries} searches find what plain SQL finds (${facts}; seed ${seed})`);
  return counts.equal === queries;
}
