/** Whether a link to it may stand on a page: everything else a link could carry, a script for one, stays out. */
export function isWebAddress(address: string): boolean {
  return /^https?:\/\//i.test(address) && URL.canParse(address);
}

/** The address as people say it: `example.ch/jobs` for `https://www.example.ch/jobs/`. */
export function shortenWebAddress(address: string): string {
  return address.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');
}
