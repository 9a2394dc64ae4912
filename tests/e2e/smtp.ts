import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server that stores what it receives, and refuses some addresses for good. */
export async function mailServer({ refuses = () => false }: { refuses?: (address: string) => boolean } = {}) {
  const mails: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(refuses(address) ? Object.assign(new Error('no such mailbox'), { responseCode: 550 }) : null),
    onData: (stream, _session, taken) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(parts)).then((mail) => {
          mails.push(mail);
          taken();
        });
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    /** Waits for the newest mail to an address and returns its six digits. */
    codeFor: async (address: string): Promise<string> => {
      for (let tries = 0; tries < 100; tries++) {
        const mail = mails.findLast(({ to }) => to?.some((recipient) => recipient.address === address));
        const code = mail?.text?.match(/\b\d{6}\b/)?.[0];
        if (code) return code;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      throw new Error(`No mail with a code for ${address}.`);
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
