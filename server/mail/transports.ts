import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer, { type TransportOptions } from 'nodemailer';
import { minutes } from '../platform/clock';
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
const envelope = (from: string, { id, to, subject, text, html }: MailMessage) => ({
  from,
  to: { name: '', address: to },
  // The same at each try, so that a mailbox knows a copy; programs that respond automatically leave it alone.
  messageId: `<${id}@${/@([^>\s]+)/.exec(from)?.[1] ?? 'localhost'}>`,
  headers: { 'Auto-Submitted': 'auto-generated' },
  subject,
  text,
  html,
});

/** How long one mail may take in all, in milliseconds; a server that sends its response byte by byte resets every other timeout. */
const tryTime = minutes(2);

/**
 * Sends mails through an SMTP server, with timeouts throughout. They are long: a server may greet late to keep strangers
 * away, and one that responds after we have left has taken the mail, which would be sent again.
 */
export function smtpTransport(url: string, from: string, time = tryTime): MailTransport {
  const { searchParams } = new URL(url);
  const mailer = nodemailer.createTransport({
    url,
    pool: searchParams.get('pool') === 'true',
    connectionTimeout: minutes(1),
    greetingTimeout: minutes(1),
    socketTimeout: time,
  } as TransportOptions);
  return {
    description: `SMTP server ${new URL(url).host}`,
    send: async (message) => {
      const signal = AbortSignal.timeout(time);
      await mailer.sendMail({ ...envelope(from, message), signal });
    },
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
