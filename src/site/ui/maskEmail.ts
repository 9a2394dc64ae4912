/** An address that its owner recognises and nobody else learns: j•••@mail.com (requirement SH-3; the search is open to anyone). */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? email : `${email.slice(0, 1)}•••${email.slice(at)}`;
}
