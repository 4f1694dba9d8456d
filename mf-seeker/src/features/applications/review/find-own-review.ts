import { listCompanyReviews, type Http } from '@metier/sdk/api';
import type { CompanyReview } from '@metier/sdk/contract';
import { MAX_PAGE_SIZE } from '@metier/sdk/rules';

/** The signed-in candidate's review of a company; undefined if there is none. */
export async function findOwnReview(http: Http, company: number): Promise<CompanyReview | undefined> {
  for (let page = 1; ; page += 1) {
    const { items, total } = await listCompanyReviews(http, company, { page, page_size: MAX_PAGE_SIZE });
    const own = items.find((review) => review.is_mine);
    if (own || page * MAX_PAGE_SIZE >= total) return own;
  }
}
