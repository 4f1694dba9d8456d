import type { BrowserClient } from '../../../tools/lib/browser-client';

/** Expected state of a job for its company. More than one title while a new one is not acknowledged. */
export interface Job {
  readonly id: number;
  readonly titles: Set<string>;
  isTaken: boolean;
}

/**
 * An acknowledged write: its owner must read it at `path`, as one of these titles, these bytes, this text or
 * this status.
 */
export interface AcknowledgedWrite {
  readonly owner: BrowserClient;
  readonly path: string;
  readonly titles?: ReadonlySet<string>;
  readonly bytes?: Buffer;
  readonly text?: string;
  readonly status?: string;
}

/** Rejects if the server returns something else. */
export async function expectAcknowledged(fact: AcknowledgedWrite): Promise<void> {
  const response = await fact.owner.call('GET', fact.path);
  const body = Buffer.from(await response.arrayBuffer());
  if (!response.ok || !agrees(fact, body))
    throw new Error(
      `${fact.path} was acknowledged as ${describe(fact)} and is ${response.status} ${body.toString('latin1').slice(0, 300)}`,
    );
}

function agrees({ titles, bytes, text, status }: AcknowledgedWrite, body: Buffer): boolean {
  if (bytes) return body.equals(bytes);
  if (text !== undefined) return body.includes(text);
  const found = JSON.parse(body.toString()) as { title: string; status: string };
  return titles ? titles.has(found.title) : found.status === status;
}

const describe = ({ titles, bytes, text, status }: AcknowledgedWrite) =>
  bytes ? `${bytes.length} bytes` : (text ?? status ?? `"${[...(titles ?? [])].join('" or "')}"`);

/** A unique file of up to 50 kB that the server accepts as a PDF. */
export function makeDocument(random: () => number): Buffer<ArrayBuffer> {
  const words = new Uint32Array(4 + Math.floor(random() * 12_000)).map(() => random() * 2 ** 32);
  return Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.from(words.buffer), Buffer.from('\n%%EOF\n')]);
}
