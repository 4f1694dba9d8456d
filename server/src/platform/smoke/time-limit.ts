/** Thrown when an operation exceeds its limit. */
export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError';
}

/** Settles like the promise, or rejects with `TimeLimitError` after `limitMs`. */
export async function withTimeout<Result>(promise: Promise<Result>, limitMs: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TimeLimitError('It took too long.')), Math.max(0, limitMs));
  });
  try {
    return await Promise.race([promise, limit]);
  } finally {
    clearTimeout(timer);
  }
}
