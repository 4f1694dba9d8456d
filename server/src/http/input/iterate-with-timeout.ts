const NEXT_MS = 20_000;

/**
 * Yields each item of an iterator; throws when the next one does not arrive in time. Time spent on an item
 * does not count. Needed because the multipart parser hangs after some skipped parts, such as a large one
 * with a line break in its file name.
 */
export async function* iterateWithTimeout<Item>(
  items: AsyncIterableIterator<Item>,
  makeError: () => Error,
): AsyncGenerator<Item, void> {
  for (;;) {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(makeError()), NEXT_MS);
    });
    const next = await Promise.race([items.next(), late]).finally(() => clearTimeout(timer));
    if (next.done) return;
    yield next.value;
  }
}
