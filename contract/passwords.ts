import type { LocalizedText } from './languages';
import { lengthOf } from './text';

/** Minimum and maximum length of a password in characters (api.md). */
export const passwordLength = { min: 8, max: 128 } as const;
const { min, max } = passwordLength;

/** Whether a new password is neither too short nor too long. */
export const hasPasswordLength = (password: string): boolean => {
  const length = lengthOf(password);
  return length >= min && length <= max;
};

/** Why one is refused that is. */
export const passwordLengthText: LocalizedText = {
  vi: `Mật khẩu dài từ ${min} đến ${max} ký tự.`,
  en: `A password must have ${min} to ${max} characters.`,
};
