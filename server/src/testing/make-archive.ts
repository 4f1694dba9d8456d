import { crc32, deflateRawSync } from 'node:zlib';

/** An entry of an archive; `claimedSize` overrides its declared size. */
interface ArchiveEntry {
  readonly name: string;
  readonly content: string | Buffer;
  readonly claimedSize?: number;
}

/** The part that both headers of an entry share, from the version to the length of its name. */
function describeEntry(entry: ArchiveEntry, packed: Buffer): Buffer {
  const content = Buffer.from(entry.content);
  const header = Buffer.alloc(26);
  header.writeUInt16LE(20, 0);
  header.writeUInt16LE(8, 4);
  header.writeUInt32LE(crc32(content), 10);
  header.writeUInt32LE(packed.length, 14);
  header.writeUInt32LE(entry.claimedSize ?? content.length, 18);
  header.writeUInt16LE(Buffer.byteLength(entry.name), 22);
  return header;
}

/** A ZIP archive with these entries, deflated. */
export function makeArchive(entries: readonly ArchiveEntry[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.name);
    const packed = deflateRawSync(Buffer.from(entry.content));
    const description = describeEntry(entry, packed);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), description, place, name);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), description, name, packed]);
    offset += local.length;
    locals.push(local);
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, central, end]);
}

/** A minimal Word document; the entries of `more` are added, or replace its own. */
export function makeWordDocument(...more: readonly ArchiveEntry[]): Buffer {
  const given = new Set(more.map(({ name }) => name));
  const parts = [
    { name: '[Content_Types].xml', content: '<Types><Override PartName="/word/document.xml"/></Types>' },
    { name: 'word/document.xml', content: '<w:document>Dear reader</w:document>' },
  ];
  return makeArchive([...parts.filter(({ name }) => !given.has(name)), ...more]);
}
