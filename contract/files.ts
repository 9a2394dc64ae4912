import type { LocalizedText } from './languages';

/** The largest file that staff may upload, in bytes: 512 MB as people count them. */
export const largestFile = 512_000_000;

/** The most bytes of files that one person uploads in 24 hours. */
export const uploadsADay = 10 * largestFile;

/** The endings of files that players may download. */
export const fileEndings = ['zip', '7z', 'tar.gz', 'exe', 'msi', 'dmg', 'apk'] as const;
export type FileEnding = (typeof fileEndings)[number];

const endings = fileEndings.join('|').replace('.', '\\.');
/** Names that every system can save, and that need no escaping in an address. */
const nameForm = new RegExp(`^[a-z0-9](?:[a-z0-9._-]{0,90}[a-z0-9])?\\.(?:${endings})$`, 'i');
const sumForm = /^[0-9a-f]{64}$/;

export const isFileName = (name: string): boolean => nameForm.test(name);
export const isFileSum = (sum: string): boolean => sumForm.test(sum);

/** The ending of a file's name, in lower case. Undefined for any that may not be uploaded. */
export const endingOf = (name: string): FileEnding | undefined =>
  fileEndings.find((ending) => name.toLowerCase().endsWith(`.${ending}`));

/** What a record holds of a file: `<SHA-256 in hexadecimal>/<name>`, the part of its address that never changes. */
export interface StoredFile {
  sum: string;
  name: string;
}

/** The file that a record refers to; null for an empty text or one that refers to none. */
export function storedFile(text: string): StoredFile | null {
  const [sum = '', name = '', ...more] = text.split('/');
  return isFileSum(sum) && isFileName(name) && more.length === 0 ? { sum, name } : null;
}

/** The address of a file; with the secret of a preview's link, while that works, of one that is not live. */
export const fileAddress = ({ sum, name }: StoredFile, preview?: string): string =>
  `/files/${sum}/${name}${preview ? `?preview=${preview}` : ''}`;

/** What is wrong with the name of a file. */
export const wrongFileName: LocalizedText = {
  vi: `Tên tệp chỉ gồm chữ không dấu, chữ số và các dấu . _ - (không có dấu cách), với phần mở rộng ${fileEndings.join(', ')}.`,
  en: `The file's name may have letters without accents, digits and the signs . _ - (no spaces), and ends with ${fileEndings.join(', ')}.`,
};
export const tooLargeFile: LocalizedText = {
  vi: 'Tệp không được quá 512 MB.',
  en: 'The file may be at most 512 MB.',
};
