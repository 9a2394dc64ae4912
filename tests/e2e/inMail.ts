import PostalMime from 'postal-mime';
import type { RunningSite } from './site';

/** The match of a pattern in the newest mail to an address that has one; waits for it, as mails are sent in the background. */
export async function inMail(site: RunningSite, address: string, pattern: RegExp): Promise<string> {
  for (let tries = 0; tries < 600; tries++) {
    const mails = await Promise.all(site.mails().map((mail) => PostalMime.parse(mail)));
    const found = mails
      .reverse()
      .filter(({ to }) => to?.some((recipient) => recipient.address === address))
      .map(({ text }) => text?.match(pattern)?.[0])
      .find(Boolean);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No ${pattern} for ${address} among ${site.mails().length} mails.`);
}
