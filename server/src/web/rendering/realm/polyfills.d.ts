/** Packages without type declarations; they implement the platform's types. */
declare module 'abortcontroller-polyfill/dist/cjs-ponyfill' {
  const controller: typeof AbortController;
  const signal: typeof AbortSignal;
  export { controller as AbortController, signal as AbortSignal };
}

declare module 'whatwg-fetch' {
  const headers: typeof Headers;
  const request: typeof Request;
  const response: typeof Response;
  export { headers as Headers, request as Request, response as Response };
}
