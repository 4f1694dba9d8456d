/** Whether this browser makes and uses passkeys at this address; they belong to a name, never to an IP address. */
export const canUsePasskeys = (): boolean =>
  typeof window.PublicKeyCredential === 'function' && !/^[\d.]+$|^\[/.test(window.location.hostname);
