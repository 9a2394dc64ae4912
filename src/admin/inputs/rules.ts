import { required as requiredRule } from 'react-admin';
import { image as imageLimits } from '../../../contract/limits';

/** Every rule answers a translation key, or nothing when the value is fine (product.md section 5). */
type Rule = (value: unknown) => string | { message: string; args: Record<string, unknown> } | undefined;

export const required = requiredRule('admin.rule.required');

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

export const notNegative: Rule = (value) =>
  isNumber(value) && value < 0 ? 'admin.rule.negative' : undefined;

export const whole: Rule = (value) =>
  isNumber(value) && !Number.isInteger(value) ? 'admin.rule.integer' : undefined;

export const atLeast =
  (min: number): Rule =>
  (value) =>
    isNumber(value) && value < min ? { message: 'admin.rule.atLeast', args: { min } } : undefined;

/** A rule about a number, with a message of the resource's own. */
export const ruleOf =
  (holds: (value: number) => boolean, message: string): Rule =>
  (value) =>
    isNumber(value) && !holds(value) ? message : undefined;

const fileOf = (value: unknown): File | undefined =>
  typeof value === 'object' && value !== null ? (value as { rawFile?: File }).rawFile : undefined;

/** A new record needs an image. */
export const imageRequired: Rule = (value) => (fileOf(value) ? undefined : 'admin.rule.image');

/** A picked file must be one that the server takes. */
export const imageFits: Rule = (value) => {
  const file = fileOf(value);
  if (!file) return undefined;
  if (!imageLimits.types.some((type) => type === file.type)) return 'admin.rule.imageType';
  return file.size > imageLimits.maxBytes ? 'admin.rule.imageSize' : undefined;
};

const time = (value: unknown): number | undefined => (value ? Date.parse(String(value)) : undefined);

/** The start of today in Vietnam (UTC+7 all year), so that a bare today is not in the past. */
const startOfToday = (now: number): number => {
  const shift = 7 * 3_600_000;
  return Math.floor((now + shift) / 86_400_000) * 86_400_000 - shift;
};

/** The start of a window: not before today when it is new or changed (product.md section 5, decisions.md Admin). */
export const notPast =
  (stored: unknown, message: string): Rule =>
  (value) => {
    const from = time(value);
    return from !== undefined && from !== time(stored) && from < startOfToday(Date.now())
      ? message
      : undefined;
  };

/** The end of a window: after the start that the form holds. */
export const afterStart =
  (start: string, message: string) =>
  (value: unknown, values: Record<string, unknown>): string | undefined => {
    const [from, to] = [time(values[start]), time(value)];
    return from !== undefined && to !== undefined && to <= from ? message : undefined;
  };
