import cluster from 'node:cluster';

/** What whoever started the server wants to know once it listens. */
export interface Announcement {
  readonly address: string;
  readonly logins: readonly { readonly role: string; readonly username: string; readonly password: string }[];
}

/** A parent (`npm start`) is told by message and has its own words; else the address is one plain line. */
export function announce(announcement: Announcement): void {
  if (!process.send) return console.log(`Metier is running at ${announcement.address}`);
  process.send(announcement);
  // One of several processes stays connected to the one that looks after them.
  if (cluster.isPrimary) process.disconnect();
}
