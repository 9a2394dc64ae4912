/** Which bytes of a file to send, both included. */
export interface Span {
  from: number;
  to: number;
}

const form = /^bytes=(\d*)-(\d*)$/;

/**
 * The bytes that a `Range` header selects of a file (RFC 9110 section 14): 'whole' for none, several, or one that is not
 * understood, and null for one beyond the file.
 */
export function spanOf(header: string | undefined, bytes: number): Span | 'whole' | null {
  const [, first = '', last = ''] = form.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return 'whole';
  if (first === '') {
    const length = Math.min(Number(last), bytes);
    return length > 0 ? { from: bytes - length, to: bytes - 1 } : null;
  }
  const [from, to] = [Number(first), last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1)];
  if (last !== '' && Number(last) < from) return 'whole';
  return from < bytes ? { from, to } : null;
}

/** Whether the caller has the beginning of this very file (RFC 9110 section 13.1.5); true without the header. */
export const isSame = (ifRange: string | string[] | undefined, etag: string): boolean =>
  ifRange === undefined || ifRange === etag;
