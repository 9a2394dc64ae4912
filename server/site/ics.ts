/** The longest line of a calendar file, in bytes without its end (RFC 5545 section 3.1). */
const longest = 75;

/** Text as a property's value (RFC 5545 section 3.3.11), without the control characters that no value may have. */
export const icsText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');

/** An address as a value, which must not end its line. */
export const icsUri = (address: string): string => address.replace(/\p{Cc}/gu, encodeURIComponent);

/** A date with time as a value in UTC: `20261212T120000Z`. */
export const icsDateTime = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d+/g, '');

/** Breaks a line that is too long between characters; the next ones begin with a space, which counts. */
function folded(line: string): string {
  const lines = [''];
  let room = longest;
  for (const sign of line) {
    const bytes = Buffer.byteLength(sign);
    if (bytes > room) {
      lines.push('');
      room = longest - 1;
    }
    lines[lines.length - 1] += sign;
    room -= bytes;
  }
  return lines.join('\r\n ');
}

/** A calendar file of lines, each a property with its value. */
export const icsFile = (lines: readonly string[]): string =>
  lines.map((line) => `${folded(line)}\r\n`).join('');
