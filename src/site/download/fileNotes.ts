import type { TFunction } from 'i18next';
import { endingOf } from '../../../contract/files';
import type { Language } from '../../../contract/languages';
import type { ReleaseFile } from '../../../contract/releasesPage';
import { formatBytes } from '../ui/formats';

/** The notes shown with a file link: type, size, and whether it is only a sample (requirement D-3). */
export function fileNotes(t: TFunction, language: Language, file: ReleaseFile): string[] {
  return [
    t('download.kind', { kind: endingOf(file.path.split('?')[0] ?? '') ?? '' }),
    formatBytes(file.bytes, language),
    ...(file.sample ? [t('download.sample')] : []),
  ];
}
