/** Masks an address so that only its owner recognises it: j•••@mail.com (requirement SH-3; the search is public). */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? email : `${email.slice(0, 1)}•••${email.slice(at)}`;
}
