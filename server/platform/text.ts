/** Removes trailing slashes in one pass: `/\/+$/` is quadratic in slashes elsewhere. */
export function withoutEndSlashes(text: string): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === '/') end--;
  return text.slice(0, end);
}
