/** Of the card, and in the addresses of mailed links to closing notices. */
export const TODAY_ID = 'closing-notices';
