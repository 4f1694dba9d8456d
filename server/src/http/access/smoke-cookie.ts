/** Marks requests of a smoke run: the server refuses writes and counts no view. */
export const SMOKE_COOKIE = 'smoke';
