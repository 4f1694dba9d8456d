import { sql, type AnyColumn } from 'drizzle-orm';

/** The mean of the reviews of a company to one decimal, 0 without any. The column holds the company's id. */
export const averageRatingOf = (company: AnyColumn) => sql<number>`coalesce((
  select round(avg(review.rating), 1)::float8 from company_reviews review where review.jobprovider_id = ${company}
), 0)`;

/** How many reviews a company has. The column holds the company's id. */
export const reviewsCountOf = (company: AnyColumn) => sql<number>`(
  select count(*)::int from company_reviews review where review.jobprovider_id = ${company}
)`;
