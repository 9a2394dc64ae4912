import { hi, ink0, volt } from '../../../art/base/palette';
import type { Language } from '../../../contract/languages';
import { escapeHtml } from '../../platform/html';
import type { MailText } from './mailText';

const font = "'Be Vietnam Pro', 'Segoe UI', Arial, sans-serif";

const linksOf = ({ link, second }: MailText) => [link, second].filter((one) => one !== undefined);

export function layoutText(mail: MailText): string {
  const { greeting, lines, code, after } = mail;
  const middle = [
    ...lines,
    ...(code ? [`    ${code}`] : []),
    ...linksOf(mail).map(({ label, url }) => `${label}: ${url}`),
  ];
  return [greeting, ...middle, ...after, '— Outline'].join('\n\n');
}

/** One column with inline styles, as mail clients require. */
export function layoutHtml(mail: MailText, language: Language): string {
  const line = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
  const code = mail.code
    ? `<p style="margin:8px 0 24px;font:700 32px/1.2 monospace;letter-spacing:8px;color:${volt}">${escapeHtml(mail.code)}</p>`
    : '';
  const links = linksOf(mail).map(
    ({ label, url }) =>
      `<p style="margin:0 0 24px"><a href="${escapeHtml(url)}" style="color:${volt}">${escapeHtml(label)}</a></p>\n`,
  );
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(mail.subject)}</title></head>
<body style="margin:0;background:${ink0}">
<div style="max-width:560px;margin:0 auto;padding:40px 24px;color:${hi};font:16px/1.6 ${font}">
<p style="margin:0 0 32px;font-weight:700;letter-spacing:4px;color:${volt}">OUTLINE</p>
${[mail.greeting, ...mail.lines].map(line).join('\n')}
${code}${links.join('')}${mail.after.map(line).join('\n')}
</div></body></html>`;
}
