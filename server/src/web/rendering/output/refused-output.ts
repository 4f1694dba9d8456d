/** What a server build has returned is no page; the message completes "The page …". */
export class RefusedOutput extends Error {}
