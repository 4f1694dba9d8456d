/**
 * Pages where secrets are typed or rights are used. Each group is a document of its own: it loads the code of
 * the remote that owns the address and of no other, and links lead in and out by loading a new document.
 * `/*` means everything below, too: `/register/profile` is shared, because it shows the form of another remote.
 */
const OWN_DOCUMENTS = {
  entrance: ['/login', '/register', '/forgot-password', '/reset-password'],
  account: ['/account/*'],
  operator: ['/operator/*'],
  platform: ['/platform/*'],
} as const;

export type OwnDocument = keyof typeof OWN_DOCUMENTS;

const NAMES = Object.keys(OWN_DOCUMENTS) as OwnDocument[];

function matches(pathname: string, own: string): boolean {
  const path = own.replace('/*', '');
  return pathname === path || (path !== own && pathname.startsWith(`${path}/`));
}

/** The own document of an address for a role; undefined where the remotes share one. */
export function findOwnDocument(pathname: string, role: string | undefined): OwnDocument | undefined {
  const path = pathname.toLowerCase().replace(/\/+$/, '');
  // Each role has a page at this address.
  if (path === '/dashboard' && role === 'operator') return 'operator';
  return NAMES.find((name) => OWN_DOCUMENTS[name].some((own) => matches(path, own)));
}
