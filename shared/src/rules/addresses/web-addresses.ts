/** Whether a URL may be rendered as a link; refuses all other schemes, such as `javascript:`. */
export function isWebAddress(address: string): boolean {
  return /^https?:\/\//i.test(address) && URL.canParse(address);
}

/** The address as it is saved: with `https://` if it has a host alone, such as `www.example.ch/jobs`. */
export function completeWebAddress(text: string): string {
  const address = text.trim();
  const isHost = /^[^\s:/?#@]+\.[^\s:/?#@]{2,}(?::\d+)?(?:[/?#]|$)/.test(address);
  return isHost ? `https://${address}` : address;
}

/** Short display form of a URL: `example.ch/jobs` for `https://www.example.ch/jobs/`. */
export function shortenWebAddress(address: string): string {
  return address.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');
}
