import { hi, ink0, ink1, lineDim, lineUi, mid, volt } from '../../art/base/palette';
import { logo } from '../../art/logo';
import type { Language } from '../../contract/languages';

const cut = (corner: number) =>
  `clip-path:polygon(0 0,calc(100% - ${corner}px) 0,100% ${corner}px,100% 100%,${corner}px 100%,0 calc(100% - ${corner}px))`;

const style = `:root{color-scheme:dark}*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:radial-gradient(${lineDim} 1px,transparent 1px) 0 0/32px 32px ${ink0};color:${hi};font:16px/1.6 'Be Vietnam Pro','Segoe UI',system-ui,sans-serif}
main{width:min(100% - 32px,520px);padding:40px 32px;position:relative;isolation:isolate;background:${lineUi};${cut(28)}}
main::before{content:"";position:absolute;inset:1px;z-index:-1;background:${ink1};${cut(28)}}
.logo{display:block;width:141px;height:24px;margin-bottom:32px;overflow:visible;fill:none;stroke:currentColor;stroke-width:3.5;stroke-miterlimit:8}
.logo .o{color:${volt};stroke-dasharray:90 10;stroke-dashoffset:10}
h1{margin:0 0 16px;font-size:clamp(24px,5vw,30px);line-height:1.25}
.note{margin:0 0 32px;color:${mid}}
button,.button{display:inline-grid;place-items:center;min-height:48px;padding:8px 32px;border:1px solid ${lineUi};background:transparent;color:${hi};font:inherit;text-decoration:none;cursor:pointer}
.main{border-color:${volt};background:${volt};color:${ink0};font-weight:700;${cut(10)}}
:is(button,a):focus-visible{outline:3px solid ${hi};outline-offset:-6px}.main:focus-visible{outline-color:${ink0}}
@media(forced-colors:active){.logo .o{color:inherit}}`;

const drawnLogo = `<svg class="logo" viewBox="0 0 188 32" role="img" aria-label="Outline"><path class="o" pathLength="100" d="${logo.o}"/><path d="${logo.letters}"/></svg>`;

/**
 * A page that the server renders by itself: without scripts, files or the database, so that it works when nothing else
 * does. `body` is HTML; in it `.button` makes a link a button and `.main` marks the primary one.
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
<body><main>${drawnLogo}<h1>${heading}</h1><p class="note">${note}</p>
${body}</main></body></html>`;
}
