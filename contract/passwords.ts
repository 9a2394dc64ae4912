import type { LocalizedText } from './languages';

/** Minimum and maximum length of a password in characters (api.md). */
export const passwordLength = { min: 8, max: 128 } as const;
const { min, max } = passwordLength;

/** Why one of another length is refused. */
export const passwordLengthText: LocalizedText = {
  vi: `Mật khẩu dài từ ${min} đến ${max} ký tự.`,
  en: `A password must have ${min} to ${max} characters.`,
};
