/** The mean of ratings (1 to 5 each) to one decimal; 0 if there are none. */
export function averageRating(ratings: readonly number[]): number {
  if (ratings.length === 0) return 0;
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  return Math.round((sum * 10) / ratings.length) / 10;
}

/** Number of filled stars out of five: 1 to 5 for a positive average, else 0. */
export function stars(average: number | null | undefined): number {
  if (!average || average < 0) return 0;
  return Math.min(5, Math.max(1, Math.round(average)));
}

export function isPositive(rating: number): boolean {
  return rating >= 4;
}

export function isCritical(rating: number): boolean {
  return rating <= 2;
}
