import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer, { type TransportOptions } from 'nodemailer';
import type { Rendered } from './templates/index';

export interface MailMessage extends Rendered {
  id: string;
  to: string;
}

export interface MailTransport {
  /** Takes a message to its receiver, or throws. */
  send(message: MailMessage): Promise<void>;
  /** Where mails go, for the start's output. */
  description: string;
  close(): void;
}

/** The receiver as an object: a plain text with a comma in it would reach two people. */
const envelope = (from: string, { to, subject, text, html }: MailMessage) => ({
  from,
  to: { name: '', address: to },
  subject,
  text,
  html,
});

/** Hands mails to an SMTP server; every wait ends, so that a stuck one costs one slow try. */
export function smtpTransport(url: string, from: string): MailTransport {
  const { searchParams } = new URL(url);
  const mailer = nodemailer.createTransport({
    url,
    pool: searchParams.get('pool') === 'true',
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  } as TransportOptions);
  return {
    description: `SMTP server ${new URL(url).host}`,
    send: async (message) => void (await mailer.sendMail(envelope(from, message))),
    close: () => mailer.close(),
  };
}

/** Writes mails as .eml files, for development and for a server without SMTP (decisions.md, Server settings). */
export function fileTransport(folder: string, from: string): MailTransport {
  const mailer = nodemailer.createTransport({ streamTransport: true, buffer: true });
  const send = async (message: MailMessage) => {
    const sent = await mailer.sendMail(envelope(from, message));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // Codes are in there: for the server's owner only.
    await writeFile(join(folder, `${message.id}.eml`), sent.message as Buffer, { mode: 0o600 });
  };
  return { description: `files in ${folder}`, send, close: () => mailer.close() };
}
