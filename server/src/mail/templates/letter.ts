/** What a mail says, before it is a text and a page. */
export interface Letter {
  readonly subject: string;
  readonly greeting: string;
  /** One paragraph each. */
  readonly lines: readonly string[];
  /** Somebody's own words; their line breaks stay. */
  readonly quote?: string;
  readonly action: { readonly label: string; readonly address: string };
  /** Why one got it, and what to do when one should not have. */
  readonly footnote: string;
  /** Ends the subscription that the mail belongs to. */
  readonly unsubscribeAddress?: string;
}
