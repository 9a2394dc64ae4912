import { files } from 'virtual:downloads';
import type { TFunction } from 'i18next';
import type { Language } from '../../../contract/languages';
import { formatBytes } from '../ui/formats';

/** What a link to a file says of it besides its name: its kind and size, and when it is a sample only (requirement D-3). */
export function fileNotes(t: TFunction, language: Language, href: string): string[] {
  const file = files[href];
  if (!file) return [];
  return [
    t('download.zip'),
    formatBytes(file.bytes, language),
    ...(file.sample ? [t('download.sample')] : []),
  ];
}
