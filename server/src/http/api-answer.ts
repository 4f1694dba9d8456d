/** What the API answers to a GET, as far as a page that is rendered on the server reads it. */
export interface ApiAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}
