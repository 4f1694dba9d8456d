export const MESSAGES_PATH = '/messages';

const MAX_ID = 2_147_483_647;
const MAX_PAGES = 20;

/** View state parsed from the URL: the open conversation and the number of loaded pages. */
export interface MessagesView {
  readonly application: number | undefined;
  /** Loaded pages of conversations, and of messages in the open one. */
  readonly threadPages: number;
  readonly messagePages: number;
}

function readNumber(value: string | null, most: number): number | undefined {
  const number = /^[1-9]\d{0,9}$/.test(value ?? '') ? Number(value) : undefined;
  return number !== undefined && number <= most ? number : undefined;
}

export function readView(search: string): MessagesView {
  const query = new URLSearchParams(search);
  return {
    application: readNumber(query.get('application'), MAX_ID),
    threadPages: readNumber(query.get('threads'), MAX_PAGES) ?? 1,
    messagePages: readNumber(query.get('earlier'), MAX_PAGES) ?? 1,
  };
}

/** URL of a view. */
export function addressOf({ application, threadPages = 1, messagePages = 1 }: Partial<MessagesView>): string {
  const query = new URLSearchParams({
    ...(application && { application: String(application) }),
    ...(threadPages > 1 && { threads: String(threadPages) }),
    ...(messagePages > 1 && { earlier: String(messagePages) }),
  });
  return query.size > 0 ? `${MESSAGES_PATH}?${query}` : MESSAGES_PATH;
}
