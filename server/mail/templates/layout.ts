import { hi, ink0, volt } from '../../../art/base/palette';
import type { Language } from '../../../contract/languages';
import { escapeHtml } from '../../platform/html';
import type { MailText } from './mailText';

const font = "'Be Vietnam Pro', 'Segoe UI', Arial, sans-serif";

const linksOf = ({ link, second }: MailText) => [link, second].filter((one) => one !== undefined);

export function layoutText(mail: MailText): string {
  const { greeting, lines, code, after, help } = mail;
  const middle = [
    ...lines,
    ...(code ? [`    ${code}`] : []),
    ...linksOf(mail).map(({ label, url }) => `${label}: ${url}`),
  ];
  return [greeting, ...middle, ...after, help, '— Outline'].join('\n\n');
}

/** What a mail is for is a button; what else it offers is a link in the text. */
const looks = [
  `display:inline-block;padding:12px 20px;background:${volt};color:${ink0};font-weight:700;text-decoration:none`,
  `color:${volt}`,
];
/** Addresses as links, or mail clients would make them ones in a color of their own, too dark for the ground. */
const withLinks = (text: string) =>
  escapeHtml(text).replace(/https?:\S+|[^\s:]+@\S+/g, (address) => {
    const url = address.includes('@') ? `mailto:${address}` : address;
    return `<a href="${url}" style="${looks[1]}">${address}</a>`;
  });

/** One column with inline styles, as mail clients require; the ground twice, as some leave out that of the body. */
export function layoutHtml(mail: MailText, language: Language): string {
  const line = (html: string) => `<p style="margin:0 0 16px;overflow-wrap:anywhere">${html}</p>`;
  const said = (texts: string[]) => texts.map((text) => line(escapeHtml(text))).join('\n');
  const code = mail.code
    ? `<p style="margin:8px 0 24px;font:700 32px/1.2 monospace;letter-spacing:8px;color:${volt}">${escapeHtml(mail.code)}</p>`
    : '';
  const links = linksOf(mail).map(
    ({ label, url }, place) =>
      `<p style="margin:0 0 24px"><a href="${escapeHtml(url)}" style="${looks[place]}">${escapeHtml(label)}</a></p>\n`,
  );
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="dark"><title>${escapeHtml(mail.subject)}</title></head>
<body style="margin:0;background:${ink0}"><div style="background:${ink0}">
<div style="max-width:560px;margin:0 auto;padding:40px 24px;color:${hi};font:16px/1.6 ${font}">
<p style="margin:0 0 32px;font-weight:700;letter-spacing:4px;color:${volt}">OUTLINE</p>
${said([mail.greeting, ...mail.lines])}
${code}${links.join('')}${said(mail.after)}
${line(withLinks(mail.help))}
</div></div></body></html>`;
}
