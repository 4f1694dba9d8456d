/** Sent to the parent process, or printed, once the server listens. */
export interface Announcement {
  readonly address: string;
  readonly logins: readonly { readonly role: string; readonly username: string; readonly password: string }[];
}

/** Names this machine by `localhost`, because passkeys belong to a host name and never to an IP address. */
export const nameLoopback = (address: string) => address.replace('//127.0.0.1:', '//localhost:');

/**
 * Sends the announcement to the parent (`npm start`), which prints its own text; without a parent, prints the
 * address on one line.
 */
export function announce(announcement: Announcement): void {
  if (process.send) process.send(announcement);
  else console.log(`Metier is running at ${announcement.address}`);
}
