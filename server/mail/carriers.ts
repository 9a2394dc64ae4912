import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer, { type TransportOptions } from 'nodemailer';
import type { Rendered } from './templates/index';

export interface Parcel extends Rendered {
  id: string;
  to: string;
}

/** Takes a mail to its receiver, or throws. */
export interface Carrier {
  carry(parcel: Parcel): Promise<void>;
  /** Where mails go, for the start's output. */
  describe: string;
  close(): void;
}

/** The receiver as an object: a plain text with a comma in it would reach two people. */
const envelope = (from: string, { to, subject, text, html }: Parcel) => ({
  from,
  to: { name: '', address: to },
  subject,
  text,
  html,
});

/** Hands mails to an SMTP server; every wait ends, so that a stuck one costs one slow try. */
export function smtpCarrier(url: string, from: string): Carrier {
  const { searchParams } = new URL(url);
  const transport = nodemailer.createTransport({
    url,
    pool: searchParams.get('pool') === 'true',
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  } as TransportOptions);
  return {
    describe: `SMTP server ${new URL(url).host}`,
    carry: async (parcel) => void (await transport.sendMail(envelope(from, parcel))),
    close: () => transport.close(),
  };
}

/** Writes mails as .eml files, for development and for a server without SMTP (decisions.md, Server settings). */
export function fileCarrier(folder: string, from: string): Carrier {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  const carry = async (parcel: Parcel) => {
    const { message } = await transport.sendMail(envelope(from, parcel));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // Codes are in there: for the server's owner only.
    await writeFile(join(folder, `${parcel.id}.eml`), message as Buffer, { mode: 0o600 });
  };
  return { describe: `files in ${folder}`, carry, close: () => transport.close() };
}
