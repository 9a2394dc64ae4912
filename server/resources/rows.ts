import { randomBytes } from 'node:crypto';
import type { RowsField } from '../../contract/fields';
import { catalogMessages } from '../platform/messages/catalog';
import { common } from '../platform/messages/common';
import type { FieldErrors } from '../platform/messages/localized';
import { parseField } from './parse';

type Cells = Record<string, unknown>;
interface Rows {
  value: Cells[];
  /** By `field.0.cell`; empty when everything is right. */
  errors: FieldErrors;
}

const knownId = /^[0-9a-f]{8}$/;
const newRowId = () => randomBytes(4).toString('hex');

function listIn(text: string): Cells[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isRow = (one: unknown) => typeof one === 'object' && one !== null && !Array.isArray(one);
    return Array.isArray(value) && value.every(isRow) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads a field's rows from JSON: ignores unknown cells, and gives a row without an id a new one. Other tables refer
 * to rows by id, so it is kept when a row is moved or changed.
 */
export function parseRows(name: string, field: RowsField, text: string): Rows {
  const list = listIn(text);
  if (!list) return { value: [], errors: { [name]: [common.wrongValue] } };
  if (list.length > field.most)
    return { value: [], errors: { [name]: [catalogMessages.rowsMost(field.most)] } };
  const errors: FieldErrors = {};
  const taken = new Set<string>();
  const value = list.map((given, index) => {
    const known = typeof given.id === 'string' && knownId.test(given.id) && !taken.has(given.id);
    const id = known ? String(given.id) : newRowId();
    taken.add(id);
    const row: Cells = { id };
    for (const [cell, cellField] of Object.entries(field.cells)) {
      const raw = given[cell];
      const typed = typeof raw === 'string' || typeof raw === 'number' ? String(raw).trim() : '';
      if (!typed && !cellField.required) row[cell] = cellField.fallback ?? null;
      else {
        const parsed = typed ? parseField(cellField, typed, 'VND') : { wrong: catalogMessages.required };
        if ('wrong' in parsed) errors[`${name}.${index}.${cell}`] = [parsed.wrong];
        else row[cell] = parsed.value;
      }
    }
    return row;
  });
  return { value, errors };
}
