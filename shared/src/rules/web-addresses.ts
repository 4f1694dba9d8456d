/** Whether a URL may be rendered as a link; refuses all other schemes, such as `javascript:`. */
export function isWebAddress(address: string): boolean {
  return /^https?:\/\//i.test(address) && URL.canParse(address);
}

/** Short display form of a URL: `example.ch/jobs` for `https://www.example.ch/jobs/`. */
export function shortenWebAddress(address: string): string {
  return address.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');
}
