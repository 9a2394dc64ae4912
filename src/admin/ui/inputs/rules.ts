import { required as requiredRule, type Validator } from 'react-admin';
import type { Field, TextForm } from '../../../../contract/fields';
import { image as imageLimits } from '../../../../contract/limits';
import { formatNumber } from '../../../../contract/money';
import { lengthOf } from '../../../../contract/text';
import { isPast } from '../../../../contract/vietnamTime';
import { serverNow } from '../../../api/clock';
import { readLanguage } from '../../../i18n/language';

/** Every rule returns a translation key, or undefined for a valid value (product.md section 5). */
type Rule = (value: unknown) => string | { message: string; args: Record<string, unknown> } | undefined;

export const required = requiredRule('admin.rule.required');

/** A limit as its reader writes numbers. */
export const said = (limit: number): string => formatNumber(limit, readLanguage());

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

export const notNegative: Rule = (value) =>
  isNumber(value) && value < 0 ? 'admin.rule.negative' : undefined;

export const whole: Rule = (value) =>
  isNumber(value) && !Number.isInteger(value) ? 'admin.rule.integer' : undefined;

export const atLeast =
  (min: number): Rule =>
  (value) =>
    isNumber(value) && value < min ? { message: 'admin.rule.atLeast', args: { min: said(min) } } : undefined;

/** A text of at most so many characters. */
export const notLonger =
  (max: number): Rule =>
  (value) =>
    typeof value === 'string' && lengthOf(value.trim()) > max
      ? { message: 'admin.rule.tooLong', args: { max: said(max) } }
      : undefined;

/** A text that looks as its field says. */
const inForm =
  ({ pattern, message }: TextForm): Rule =>
  (value) => {
    const text = typeof value === 'string' ? value.trim() : '';
    return text && !pattern.test(text) ? message[readLanguage()] : undefined;
  };

export const atMost =
  (max: number): Rule =>
  (value) =>
    isNumber(value) && value > max ? { message: 'admin.rule.atMost', args: { max: said(max) } } : undefined;

const known = new WeakMap<Field, Validator[]>();

/**
 * The rules for a contract's field, memoized; the server validates the same ones (server/resources/parse.ts). Those for the
 * form of a link or an address load with its input (contentRules.ts).
 */
export function rulesOf(field: Field): Validator[] {
  const rules = known.get(field) ?? makeRules(field);
  known.set(field, rules);
  return rules;
}

function makeRules(field: Field): Validator[] {
  const needed = field.required || ('requiredInForm' in field && field.requiredInForm) ? [required] : [];
  if (!('max' in field)) return needed;
  if (!('min' in field))
    return [...needed, notLonger(field.max), ...('form' in field && field.form ? [inForm(field.form)] : [])];
  const range = [notNegative, ...(field.min > 0 ? [atLeast(field.min)] : []), atMost(field.max)];
  return [...needed, ...range, ...(field.kind === 'integer' ? [whole] : [])];
}

/** A number rule with the resource's own message. */
export const ruleOf =
  (holds: (value: number) => boolean, message: string): Rule =>
  (value) =>
    isNumber(value) && !holds(value) ? message : undefined;

const fileOf = (value: unknown): File | undefined =>
  typeof value === 'object' && value !== null ? (value as { rawFile?: File }).rawFile : undefined;

/** A new record needs an image. */
export const imageRequired: Rule = (value) => (fileOf(value) ? undefined : 'admin.rule.image');

/** A picked file must be one that the server accepts. */
export const imageFits: Rule = (value) => {
  const file = fileOf(value);
  if (!file) return undefined;
  if (!imageLimits.types.some((type) => type === file.type)) return 'admin.rule.imageType';
  return file.size > imageLimits.maxBytes ? 'admin.rule.imageSize' : undefined;
};

const time = (value: unknown): number | undefined => (value ? Date.parse(String(value)) : undefined);

/** The start of a window: not before today when it is new or changed (product.md section 5, decisions.md Admin). */
export const notPast =
  (stored: unknown, message: string): Rule =>
  (value) => {
    const from = time(value);
    return from !== undefined && from !== time(stored) && isPast(from, serverNow()) ? message : undefined;
  };

/** The end of a window: after the form's start. */
export const afterStart =
  (start: string, message: string) =>
  (value: unknown, values: Record<string, unknown>): string | undefined => {
    const [from, to] = [time(values[start]), time(value)];
    return from !== undefined && to !== undefined && to <= from ? message : undefined;
  };
