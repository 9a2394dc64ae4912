import type { RaRecord } from 'react-admin';
import type { Fields } from '../../../../contract/fields';
import type { FormResource, RestResource } from '../../../../contract/resource';
import { fetchPicture } from '../../../api/images';

const marks = { name: ' (bản sao)', nameEn: ' (copy)' };

/** Fields that must be unique, such as a number. */
const uniqueOf = (contract: FormResource | RestResource): string[] =>
  'constraints' in contract ? Object.values(contract.constraints ?? {}).map(({ field }) => field) : [];

/** The name marked as a copy, truncated where the field would be too long. */
function marked(fields: Fields, name: keyof typeof marks, value: unknown): string {
  const field = fields[name];
  const most = field?.kind === 'text' ? field.max : 0;
  const text = String(value ?? '');
  return text && `${text.slice(0, most - marks[name].length)}${marks[name]}`;
}

/**
 * A record's values for a new one: its name marked as a copy, without unique fields or a start date in the past. Its
 * picture as a file, if it can be loaded; otherwise the form asks for one.
 */
export async function copyOf(contract: FormResource | RestResource, record: RaRecord) {
  const { fields, window } = contract;
  const unique = uniqueOf(contract);
  const copy: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value: unknown = record[name];
    const hasPassed = name === window?.start && value !== null && Date.parse(String(value)) < Date.now();
    if (unique.includes(name) || hasPassed) continue;
    copy[name] =
      field.kind === 'rows' ? (value as object[]).map((row) => ({ ...row, id: undefined })) : value;
    if (name === 'name' || name === 'nameEn') copy[name] = marked(fields, name, value);
  }
  const picture = record.imageUrl
    ? await fetchPicture(String(record.imageUrl)).catch(() => undefined)
    : undefined;
  return { ...copy, ...(picture && { image: { rawFile: picture } }) };
}
