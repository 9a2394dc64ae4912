import type { TFunction } from 'i18next';
import type { Language } from '../../../contract/languages';
import type { ReleaseFile } from '../content/downloads';
import { formatBytes } from '../ui/formats';

/** The notes shown with a file link: type, size, and whether it is only a sample (requirement D-3). */
export function fileNotes(t: TFunction, language: Language, file: ReleaseFile): string[] {
  return [
    t('download.zip'),
    formatBytes(file.bytes, language),
    ...(file.sample ? [t('download.sample')] : []),
  ];
}
