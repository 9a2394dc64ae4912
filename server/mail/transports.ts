import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer, { type TransportOptions } from 'nodemailer';
import type { Rendered } from './templates/index';

export interface MailMessage extends Rendered {
  id: string;
  to: string;
}

export interface MailTransport {
  /** Sends a message; throws on failure. */
  send(message: MailMessage): Promise<void>;
  /** Where mails go, for the start-up output. */
  description: string;
  /** Connects and signs in without sending anything; throws on failure. */
  verify?(): Promise<void>;
  close(): void;
}

/** The recipient as an object: a plain string with a comma would address two people. */
const envelope = (from: string, { to, subject, text, html }: MailMessage) => ({
  from,
  to: { name: '', address: to },
  subject,
  text,
  html,
});

/** Sends mails through an SMTP server, with timeouts throughout. */
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
    verify: async () => void (await mailer.verify()),
    close: () => mailer.close(),
  };
}

/** Writes mails as .eml files, for development and servers without SMTP (decisions.md, Server settings). */
export function fileTransport(folder: string, from: string): MailTransport {
  const mailer = nodemailer.createTransport({ streamTransport: true, buffer: true });
  const send = async (message: MailMessage) => {
    const sent = await mailer.sendMail(envelope(from, message));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // The files contain codes: readable by the server's user only.
    await writeFile(join(folder, `${message.id}.eml`), sent.message as Buffer, { mode: 0o600 });
  };
  return { description: `files in ${folder}`, send, close: () => mailer.close() };
}
