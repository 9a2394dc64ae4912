import { type Currency, fractionDigits, toMinorUnits } from '../../contract/currencies';
import { parseDateTime } from '../../contract/dateTimes';
import type {
  ChoiceField,
  Field,
  LinkField,
  MarkdownField,
  MoneyField,
  NumberField,
  TextField,
  WordField,
} from '../../contract/fields';
import { storedFile } from '../../contract/files';
import type { LocalizedText } from '../../contract/languages';
import { isLink, isWebLink } from '../../contract/link';
import { markdownExcess } from '../../contract/markdown';
import { isSlug, slugMax } from '../../contract/slug';
import { lengthOf } from '../../contract/text';
import { isId } from '../platform/ids';
import { catalogMessages } from '../platform/messages/catalog';
import { common } from '../platform/messages/common';
import { markdownMessages } from '../platform/messages/markdown';

/** Parses a multipart text to its column's value, or returns what is wrong with it. */
export type Parsed = { value: unknown } | { wrong: LocalizedText };
const wrong = (text: LocalizedText): Parsed => ({ wrong: text });

/** Parses a form's text by the field's kind; `currency` is needed for money. */
export function parseField(field: Field, text: string, currency: Currency): Parsed {
  switch (field.kind) {
    case 'text':
      return parseForm(field, text);
    case 'markdown':
      return parseMarkdown(field, text);
    case 'slug':
      return parseSlug(text);
    case 'link':
      return parseLink(field, text);
    case 'file':
      return storedFile(text) ? { value: text } : wrong(common.wrongValue);
    case 'integer':
    case 'decimal':
    case 'money':
      return parseNumber(field, text, currency);
    case 'choice':
      return parseChoice(field, text);
    case 'word':
      return parseWord(field, text);
    case 'flag':
      return parseFlag(text);
    case 'rows':
    case 'references':
      // Read as a whole by `parseList`; nothing else has a text for it, such as a filter.
      return wrong(common.wrongValue);
    case 'reference':
      return isId(text) ? { value: text.toLowerCase() } : wrong(catalogMessages.choice);
    case 'date': {
      const value = parseDateTime(text);
      return value ? { value } : wrong(catalogMessages.date);
    }
  }
}

function parseText(field: TextField | MarkdownField | LinkField, text: string): Parsed {
  if (text.includes('\0')) return wrong(common.wrongValue);
  return lengthOf(text) > field.max ? wrong(common.tooLong(field.max)) : { value: text };
}

function parseForm(field: TextField, text: string): Parsed {
  const read = parseText(field, text);
  if ('wrong' in read || !field.form || text === '' || field.form.pattern.test(text)) return read;
  return wrong(field.form.message);
}

function parseMarkdown(field: MarkdownField, text: string): Parsed {
  const read = parseText(field, text);
  const excess = 'wrong' in read ? undefined : markdownExcess(text);
  return excess ? wrong(markdownMessages[excess]) : read;
}

function parseSlug(text: string): Parsed {
  if (text.length > slugMax) return wrong(common.tooLong(slugMax));
  return isSlug(text) ? { value: text } : wrong(catalogMessages.slug);
}

function parseLink(field: LinkField, text: string): Parsed {
  const read = parseText(field, text);
  if ('wrong' in read) return read;
  if (field.isWeb) return isWebLink(text) ? read : wrong(catalogMessages.webLink);
  return isLink(text) ? read : wrong(catalogMessages.link);
}

const numberForm = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;

function parseNumber(field: NumberField | MoneyField, text: string, currency: Currency): Parsed {
  const value = numberForm.test(text) ? Number(text) : Number.NaN;
  if (!Number.isFinite(value)) return wrong(common.number);
  if (value < 0) return wrong(catalogMessages.negative);
  if (value < field.min) return wrong(common.atLeast(field.min));
  if (value > field.max) return wrong(common.atMost(field.max));
  if (field.kind === 'integer' && !Number.isInteger(value)) return wrong(common.wholeNumber);
  // Normalizes -0 to 0.
  return field.kind === 'money' ? parseMoney(value, currency) : { value: value + 0 };
}

/** Money is stored in the smallest unit: đồng as they are, dollars in cents (api.md). */
function parseMoney(value: number, currency: Currency): Parsed {
  const units = toMinorUnits(value, currency);
  return Number.isInteger(units)
    ? { value: units }
    : wrong(catalogMessages.decimals(fractionDigits(currency)));
}

/** The existing server returns labels or numbers, so clients may send either (product.md section 3). */
function parseChoice({ labels }: ChoiceField, text: string): Parsed {
  const index = /^\d+$/.test(text)
    ? Number(text)
    : labels.findIndex((label) => label.toLowerCase() === text.toLowerCase());
  return index >= 0 && index < labels.length ? { value: index } : wrong(catalogMessages.choice);
}

function parseWord({ words }: WordField, text: string): Parsed {
  const value = words.find((word) => word.toLowerCase() === text.toLowerCase());
  return value ? { value } : wrong(catalogMessages.choice);
}

function parseFlag(text: string): Parsed {
  if (/^(true|1|on|yes)$/i.test(text)) return { value: true };
  if (/^(false|0|off|no)$/i.test(text)) return { value: false };
  return wrong(common.wrongValue);
}
