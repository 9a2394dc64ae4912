import { parseDateTime } from '../../../contract/dateTimes';

const two = (text: string) => text.padStart(2, '0');

/**
 * Parses a time as files write it, in Vietnam's zone unless it names another: `22/11/2026 13:05:00`, `13:05 22-11-2026`,
 * `2026-11-22T13:05:00Z`, `20261122130500`. The day precedes the month. Returns null for anything else.
 */
export function parseTime(text: string): Date | null {
  const compact = /^(\d{4})(\d{2})(\d{2})(?:(\d{2})(\d{2})(\d{2})?)?$/.exec(text);
  if (compact) {
    const [, year, month, day, hour = '00', minute = '00', second = '00'] = compact;
    return parseDateTime(`${year}-${month}-${day} ${hour}:${minute}:${second}`);
  }
  const date = /(?:^|\s)(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?=$|[\sT,])/.exec(text);
  if (!date) return parseDateTime(text);
  const [, day = '', month = '', year] = date;
  const rest = text.replace(date[0], ' ').replace(/[T,]/g, ' ').trim();
  const time = /^(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?$/.exec(rest);
  if (rest !== '' && !time) return null;
  const [, hour = '0', minute = '00', second = '00'] = time ?? [];
  return parseDateTime(`${year}-${two(month)}-${two(day)} ${two(hour)}:${minute}:${second}`);
}
