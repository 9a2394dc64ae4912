import { hi, ink0, ink1, lineDim, mid, volt } from '../../art/palette';
import type { Language } from '../../contract/languages';

const style = `:root{color-scheme:dark}*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:${ink0};color:${hi};font:16px/1.6 'Be Vietnam Pro','Segoe UI',system-ui,sans-serif}
main{width:min(100% - 32px,480px);padding:32px;border:1px solid ${lineDim};background:${ink1}}
.brand{margin:0;color:${volt};font-weight:700;letter-spacing:4px}h1{margin:8px 0 16px;font-size:clamp(24px,5vw,30px);line-height:1.25}
.note{margin:0 0 24px;color:${mid}}
button,.button{display:grid;place-items:center;min-height:48px;padding:8px 24px;border:1px solid ${lineDim};background:transparent;color:${hi};font:inherit;text-decoration:none;cursor:pointer}
.main{border-color:${volt};background:${volt};color:${ink0};font-weight:700}
:is(button,a):focus-visible{outline:3px solid ${volt};outline-offset:3px}`;

/**
 * A page that the server makes itself: without scripts, files or the database, so that it also works while nothing else
 * does. `body` is HTML; in it `.button` makes a link a button and `.main` the one to press.
 */
export function plainPage(
  language: Language,
  {
    title,
    heading,
    note,
    body,
    css = '',
  }: { title: string; heading: string; note: string; body: string; css?: string },
): string {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>${style}${css}</style></head>
<body><main><p class="brand">OUTLINE</p><h1>${heading}</h1><p class="note">${note}</p>
${body}</main></body></html>`;
}
