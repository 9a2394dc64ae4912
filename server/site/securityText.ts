import type { SiteContact } from '../../contract/site';
import { addMs, days } from '../platform/clock';

/** The path of `security.txt` (RFC 9116). */
export const securityPath = '/.well-known/security.txt';

/** How to report a vulnerability; null if the operator has set no contact. */
export function securityText(
  { supportEmail }: Pick<SiteContact, 'supportEmail'>,
  site: string,
  now: Date,
): string | null {
  if (!supportEmail) return null;
  // At most a year ahead; counted from the beginning of the day, so that it does not change with every request.
  const expires = addMs(new Date(now.toISOString().slice(0, 10)), days(180));
  return [
    `Contact: mailto:${supportEmail}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: vi, en',
    `Canonical: ${site}${securityPath}`,
    '',
  ].join('\n');
}
