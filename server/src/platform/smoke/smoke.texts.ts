const list = (values: readonly string[]) => values.join(', ');

/** Texts of a smoke run; a problem completes the sentence "/hello …". */
export const smokeTexts = {
  noBrowser: 'There is no browser here.',
  noStart: (message: string) => `The browser does not start: ${message}.`,
  noPage: 'No page could be opened.',
  pages: (count: number) => `${count === 1 ? '1 page opens' : `${count} pages open`} without errors.`,
  notOpened: (paths: readonly string[]) => ` Not opened: ${list(paths)}.`,
  noId: 'no id known',
  outOfTime: 'out of time',
  noLink: 'the share link does not show it',
  noAccount: (role: string) => `no account as ${role}`,
  more: (count: number) => `; and ${count} more`,
  after: (path: string, problem: string) => `after ${path} ${problem}`,

  loops: 'loops',
  hangs: 'hangs',
  crashes: 'crashes its tab',
  memory: (megabytes: number) => `takes more than ${megabytes} MB of memory`,
  browserGone: 'takes the browser down',
  reloads: 'reloads for ever',
  circles: 'changes its address for ever',
  leaves: (origin: string) => `leaves for ${origin}`,
  dialog: (type: string) => `opens a dialog (${type})`,
  window: 'opens a window',
  download: 'starts a download',
  throws: (message: string) => `throws "${message}"`,
  complains: (message: string) => `logs an error: ${message}`,
  otherRelease: (path: string) => `goes back to another release, ${path}`,
  misses: (path: string, status: number) => `misses ${path} (${status})`,
  cannotLoad: (path: string) => `cannot load ${path}`,
  shows: (panel: string) => `shows "${panel}"`,
  breaksOff: (message: string) => `stops: ${message}`,

  replaces: (name: string) => `replaces ${name}`,
  adds: (name: string) => `leaves ${name} behind`,
  partGone: (part: string) => `the ${part} is gone`,
  elementGone: (element: string, where: string) => `${element} is missing in ${where}`,
  elementNew: (element: string, where: string) => `${element} is new in ${where}`,
  factChanged: (subject: string, fact: string, now: string, before: string) =>
    `${subject}'s ${fact} is ${now} instead of ${before}`,
  covered: (subject: string) => `${subject} is covered`,
  showsInstead: (path: string, now: string, before: string) =>
    `${path} shows "${now}" instead of "${before}"`,
  isRestyled: (path: string, what: string) => `on ${path}, ${what}`,
  doesNotOpen: (path: string, problem: string) => `${path} ${problem}`,
};
