const HEADER_BYTES = 4;

/** A text prefixed with its length. */
export function toFrame(text: string): Buffer {
  const frame = Buffer.allocUnsafe(HEADER_BYTES + Buffer.byteLength(text));
  frame.writeUInt32BE(frame.length - HEADER_BYTES);
  frame.write(text, HEADER_BYTES);
  return frame;
}

/**
 * Reassembles the frames of a stream. Calls `onTooLarge` and stops reading when a frame announces more than
 * `maxBytes`, without waiting for its content.
 */
export function readFrames(
  maxBytes: number,
  onFrame: (text: string) => void,
  onTooLarge: () => void,
): (chunk: Buffer) => void {
  let pending: Buffer[] = [];
  let pendingBytes = 0;
  let isOver = false;
  return (chunk) => {
    if (isOver) return;
    pending.push(chunk);
    pendingBytes += chunk.length;
    while (pendingBytes >= HEADER_BYTES) {
      const [first = chunk] = pending;
      if (first.length < HEADER_BYTES) pending = [Buffer.concat(pending)];
      const size = (pending[0] ?? chunk).readUInt32BE();
      if (size > maxBytes) {
        isOver = true;
        pending = [];
        return onTooLarge();
      }
      const end = HEADER_BYTES + size;
      if (pendingBytes < end) return;
      const whole = pending.length === 1 ? (pending[0] ?? chunk) : Buffer.concat(pending);
      pending = whole.length > end ? [whole.subarray(end)] : [];
      pendingBytes -= end;
      onFrame(whole.toString('utf8', HEADER_BYTES, end));
    }
  };
}
