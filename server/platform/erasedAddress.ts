import type { Language } from '../../contract/languages';

/** The address that replaces an erased player's: nothing can be sent to it (RFC 2606). */
export const erasedEmail = (id: string): string => `${id}@erased.invalid`;

export const isErasedEmail = (email: string): boolean => email.endsWith('@erased.invalid');

/** Longer than a user name can be (accounts/rules.ts). */
export const erasedUserName = (id: string): string => `erased-${id}`;

/** What readers see instead. */
export const shownUserName = (id: string, userName: string, language: Language): string =>
  userName === erasedUserName(id)
    ? `${language === 'vi' ? 'Người chơi đã xóa' : 'Erased player'} ${id}`
    : userName;
