import type { FollowedCompany, FollowsQuery } from '@metier/sdk/contract';
import { inTransaction } from '../../db/database';
import type { Dependencies } from '../../dependencies';
import { refuse } from '../../errors';
import { pictureAddress } from '../../files/addresses';
import { readSlice, type Page } from '../../http/input/pages';
import { checkJobProvider } from '../jobproviders/jobproviders.service';
import type { Viewer } from '../viewer';
import * as repository from './follows.repository';
import { followsTexts as texts } from './follows.texts';

/** Companies that an account can follow: a bound for its list, not for people. */
const MAX_FOLLOWED = 500;

/** One page of the companies that the viewer follows, by name. */
export async function listFollows(
  { db }: Dependencies,
  viewer: Viewer,
  query: FollowsQuery,
): Promise<Page<FollowedCompany>> {
  const { items, total } = await repository.listFollows(db, viewer.id, query.company, readSlice(query));
  return {
    items: items.map(({ pictureId, followedAt, ...company }) => ({
      ...company,
      company_logo: pictureAddress(pictureId),
      followed_at: followedAt.toISOString(),
    })),
    total,
  };
}

/** Follows a company; idempotent. 404 when there is none, 409 when the account follows too many. */
export function followCompany({ db }: Dependencies, viewer: Viewer, company: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    await checkJobProvider(tx, viewer, company);
    await repository.insertFollow(tx, { userId: viewer.id, jobproviderId: company });
    if ((await repository.countFollows(tx, viewer.id)) > MAX_FOLLOWED)
      throw refuse.conflict(texts.tooMany(MAX_FOLLOWED));
  });
}

/** Follows a company no longer; idempotent. */
export const unfollowCompany = ({ db }: Dependencies, viewer: Viewer, company: number): Promise<void> =>
  inTransaction(db, (tx) => repository.deleteFollow(tx, viewer.id, company));
