import type { FileEnding } from '../../../contract/files';

const bytes = (...values: number[]) => Buffer.from(values);
const zip = Buffer.from('PK');

/** What files of each kind begin with; a disk image has its signature at its end. */
const signatures: Record<FileEnding, Buffer> = {
  zip,
  apk: zip,
  '7z': bytes(0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c),
  'tar.gz': bytes(0x1f, 0x8b),
  exe: Buffer.from('MZ'),
  msi: bytes(0xd0, 0xcf, 0x11, 0xe0),
  dmg: bytes(),
};

/** How many bytes `isOfKind` needs. */
export const signatureBytes = Math.max(...Object.values(signatures).map(({ length }) => length));

/** Whether a file that begins with these bytes may have this ending. */
export const isOfKind = (ending: FileEnding, start: Buffer): boolean =>
  start.subarray(0, signatures[ending].length).equals(signatures[ending]);
