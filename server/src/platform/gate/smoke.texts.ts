export const smokeRunTexts = {
  notTried: 'Its pages have not been opened in a browser.',
  noBrowser:
    'This server has no browser to open its pages in: install Chromium beside it, or name one in CHROMIUM.',
  notStarted: 'The server does not listen yet.',
  broken: (problem: string) => `Opening its pages has ended without a result: ${problem}`,
  busy: 'The server is opening the pages of other releases: try again in a minute.',
  bySelf: (why: string) => `The server has checked: ${why}`,
  claimed: (verdict: string, why: string, own: string) => `The caller says ${verdict}: ${why} ${own}`,
  claimedNo: (why: string) => `The caller says no: ${why}`,
};
