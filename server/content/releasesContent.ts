import { fileAddress } from '../../contract/files';
import type { Language } from '../../contract/languages';
import { isOut } from '../../contract/releases';
import type { Release, ReleaseDrawing } from '../../contract/releasesPage';
import { dayOf } from '../../contract/vietnamTime';
import { fileIn } from './files';
import { htmlIn } from './htmlName';
import type { Live } from './live';
import { textsOf } from './texts';

/** A release as its card shows it. What is not out yet has no file, so that its address stays unknown. */
export function releaseOf({ recordId, fields, preview }: Live, language: Language): Release {
  const { texts, ...rest } = textsOf(fields, ['name', 'notes', 'requirements'], language);
  const isHere = isOut(fields.state);
  const file = isHere ? fileIn(fields, 'file') : null;
  return {
    id: recordId,
    name: texts.name,
    drawing: fields.drawing as ReleaseDrawing,
    isOut: isHere,
    day: fields.day ? dayOf(new Date(String(fields.day))) : '',
    edition: String(fields.edition ?? ''),
    requirements: texts.requirements,
    about: '',
    html: htmlIn(fields, 'notes', rest.lang ?? language),
    file: file && { path: fileAddress(file, preview), bytes: file.bytes, sha256: file.sum },
    link: String(fields.link ?? ''),
    ...rest,
  };
}
