import type { Language } from '../../../contract/languages';

/** Values of the register form. */
export interface RegisterValues {
  firstName: string;
  lastName: string;
  userName: string;
  phoneNumber: string;
  email: string;
  password: string;
  confirmPassword: string;
  terms: boolean;
}

export interface Finding {
  field: keyof RegisterValues;
  key: 'nameRequired' | 'userNameRequired' | 'emailRequired' | 'passwordMismatch' | 'termsRequired';
}

/** The two names as their fields are in order: in Vietnamese the family name comes first. */
export const namesIn = (language: Language) =>
  language === 'vi' ? (['lastName', 'firstName'] as const) : (['firstName', 'lastName'] as const);

/** The fields that must not be empty; the box counts as one. */
export const requiredFields = [
  'firstName',
  'lastName',
  'userName',
  'email',
  'password',
  'confirmPassword',
  'terms',
] as const satisfies ReadonlyArray<keyof RegisterValues>;

const blank = (text: string) => text.trim() === '';

/** Returns the first failing check in the order of product.md section 5, or null. */
export function checkRegistration(values: RegisterValues, language: Language): Finding | null {
  const unnamed = namesIn(language).find((name) => blank(values[name]));
  if (unnamed) return { field: unnamed, key: 'nameRequired' };
  if (blank(values.userName)) return { field: 'userName', key: 'userNameRequired' };
  if (blank(values.email)) return { field: 'email', key: 'emailRequired' };
  if (values.password !== values.confirmPassword)
    return { field: 'confirmPassword', key: 'passwordMismatch' };
  if (!values.terms) return { field: 'terms', key: 'termsRequired' };
  return null;
}
