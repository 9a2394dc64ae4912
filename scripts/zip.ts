import { crc32, deflateRawSync } from 'node:zlib';

/** 1 January 2026 in the format of the archive, so that equal contents give equal bytes. */
const date = ((2026 - 1980) << 9) | (1 << 5) | 1;

/** The fields that both headers of an entry share (PKWARE APPNOTE 4.3.7 and 4.3.12). */
function facts(name: string, body: Buffer, packed: Buffer): Buffer {
  const head = Buffer.alloc(26);
  head.writeUInt16LE(20, 0);
  // Names are UTF-8.
  head.writeUInt16LE(0x0800, 2);
  head.writeUInt16LE(8, 4);
  head.writeUInt16LE(date, 8);
  head.writeUInt32LE(crc32(body), 10);
  head.writeUInt32LE(packed.length, 14);
  head.writeUInt32LE(body.length, 18);
  head.writeUInt16LE(Buffer.byteLength(name), 22);
  return head;
}

function ending(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}

/** A zip archive of a few small texts, the same bytes each time. */
export function zip(files: Record<string, string>): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const body = Buffer.from(text);
    const packed = deflateRawSync(body, { level: 9 });
    const head = facts(name, body, packed);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), head, Buffer.from(name), packed]);
    const more = Buffer.alloc(14);
    more.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), head, more, Buffer.from(name));
    locals.push(local);
    offset += local.length;
  }
  const size = Buffer.concat(directory).length;
  return Buffer.concat([...locals, ...directory, ending(Object.keys(files).length, size, offset)]);
}
