import type { RaRecord } from 'react-admin';
import { type Field, type Fields, isEnglish } from '../../../../contract/fields';
import type { FormResource, RestResource } from '../../../../contract/resource';
import { serverNow } from '../../../api/clock';
import { fetchPicture } from '../../../api/images';
import { publicationOf } from '../definition/publicationOf';

const marks = { vi: ' (bản sao)', en: ' (copy)' };

/** Fields that must be unique, such as a number. */
const uniqueOf = (contract: FormResource | RestResource): string[] =>
  'constraints' in contract ? Object.values(contract.constraints ?? {}).map(({ field }) => field) : [];

/** The texts that name a record: its name, and those that its addresses are made of. */
const namesOf = (fields: Fields): string[] => [
  'name',
  'nameEn',
  ...Object.values(fields).flatMap((field) => (field.kind === 'slug' ? [field.from] : [])),
];

/** The name marked as a copy, truncated where the field would be too long. */
function marked(field: Field, value: unknown): string {
  const most = field.kind === 'text' ? field.max : 0;
  const mark = marks[isEnglish(field) ? 'en' : 'vi'];
  const text = String(value ?? '');
  return text && `${text.slice(0, most - mark.length)}${mark}`;
}

/**
 * A record's values for a new one: its name marked as a copy, without unique fields, its address, the day of its publication or a
 * start date in the past. Its picture as a file, if it can be loaded; otherwise the form asks for one.
 */
export async function copyOf(contract: FormResource | RestResource, record: RaRecord) {
  const { fields, window } = contract;
  const unique = uniqueOf(contract);
  const names = namesOf(fields);
  const copy: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value: unknown = record[name];
    const hasPassed = name === window?.start && value !== null && Date.parse(String(value)) < serverNow();
    // A copy goes live on a day of its own.
    const isPublishedOn = publicationOf(contract)?.date === name;
    if (unique.includes(name) || field.kind === 'slug' || hasPassed || isPublishedOn) continue;
    copy[name] =
      field.kind === 'rows' ? (value as object[]).map((row) => ({ ...row, id: undefined })) : value;
    if (names.includes(name)) copy[name] = marked(field, value);
  }
  const picture = record.imageUrl
    ? await fetchPicture(String(record.imageUrl)).catch(() => undefined)
    : undefined;
  return { ...copy, ...(picture && { image: { rawFile: picture } }) };
}
