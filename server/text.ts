/** The text without the slashes at its end, in one pass: `/\/+$/` takes the square of the slashes that stand elsewhere. */
export function withoutEndSlashes(text: string): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === '/') end--;
  return text.slice(0, end);
}
