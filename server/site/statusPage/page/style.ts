import {
  danger,
  gold,
  hi,
  ink0,
  ink1,
  ion,
  lineDim,
  lineUi,
  mid,
  paper,
  paperMid,
  volt,
} from '../../../../art/base/palette';

const cut = (corner: number) =>
  `polygon(0 0,calc(100% - ${corner}px) 0,100% ${corner}px,100% 100%,${corner}px 100%,0 calc(100% - ${corner}px))`;
// As in src/design/tokens.css.
const display = '"Chakra Petch","Chakra Fallback","Chakra Fallback Android",sans-serif';
const body = '"Be Vietnam Pro","Be Vietnam Fallback","Be Vietnam Fallback Android",sans-serif';

const states = { operational: volt, degraded: gold, down: danger, maintenance: ion, unknown: lineUi };
const colours = Object.entries(states)
  .map(([name, colour]) => `.bars .${name}{fill:${colour}}.state.${name},.now.${name}{--state:${colour}}`)
  .join('');

const frame = `:root{color-scheme:dark;accent-color:${volt};--margin:20px}*{box-sizing:border-box}
body{margin:0;background:radial-gradient(${lineDim} 1px,transparent 1px) 50% 0/32px 32px ${ink0};color:${hi};font:16px/1.6 ${body};-webkit-text-size-adjust:100%}
a{color:${ion};text-underline-offset:4px}a:hover{color:${hi}}:focus-visible{outline:2px solid ${volt};outline-offset:2px}
h1,h2,h3,p,ul,dl,dd{margin:0;padding:0}ul{list-style:none}
h1,h2,h3{font-family:${display};font-weight:700;line-height:1.3;text-wrap:balance}
.wide{width:min(100% - 2*var(--margin),1120px);margin-inline:auto}
.skip{position:absolute;left:16px;top:-80px;z-index:1;background:${volt};color:${ink0};padding:12px 20px;font-weight:600}.skip:focus{top:12px}
header{background:${ink0};border-bottom:1px solid ${lineDim}}
header .wide{display:flex;align-items:center;justify-content:space-between;min-height:72px;gap:16px}
header a{display:inline-flex;align-items:center;min-height:44px;color:${hi};text-decoration:none}header a:hover{color:${volt}}
.logo{display:block;width:165px;height:28px;overflow:visible;fill:none;stroke:currentColor;stroke-width:3.5;stroke-miterlimit:8}
.logo .o{color:${volt};stroke-dasharray:90 10;stroke-dashoffset:10}
footer{border-top:1px solid ${lineDim};background:${ink1};color:${mid};font-size:14px;margin-top:64px}
footer .wide{padding-block:32px;display:grid;gap:16px}footer p{max-width:72ch}
footer ul{display:flex;flex-wrap:wrap;gap:0 32px}footer a{display:inline-flex;align-items:center;min-height:44px}`;

const now = `main{padding-top:40px}
h1{font-size:36px}
.now{--ground:var(--state);margin-top:24px;padding:24px;display:grid;grid-template-columns:auto 1fr;align-items:center;gap:4px 16px;background:var(--ground);color:${ink0};clip-path:${cut(20)}}
.now.unknown{--ground:${paper}}.now strong{font:700 24px/1.3 ${display};text-wrap:balance}
.now .mark{width:36px;height:36px}.now p{grid-column:2;font-size:14px}
.mark{flex:none;width:18px;height:18px;fill:none;stroke:currentColor;stroke-width:2.5;stroke-linejoin:bevel}
.notice{margin-top:16px;padding:16px 20px;background:${paper};color:${ink0};border-left:6px solid ${paperMid};max-width:none}`;

const parts = `h2{font-size:24px;margin:48px 0 16px}h2 small{font:400 14px/1.6 ${body};color:${mid};display:block}
.parts{display:grid;gap:1px;padding:1px;background:${lineDim};clip-path:${cut(20)}}
.part{background:${ink1};padding:20px;display:grid;grid-template-columns:minmax(0,1fr) auto;gap:4px 16px;align-items:start}
.part:first-child{clip-path:polygon(0 0,calc(100% - 19.5px) 0,100% 19.5px,100% 100%,0 100%)}
.part:last-child{clip-path:polygon(0 0,100% 0,100% 100%,19.5px 100%,0 calc(100% - 19.5px))}
h3{font-size:20px}.what{display:contents}.verdict{grid-column:2;grid-row:1}.part .about{grid-column:1/-1;color:${mid};font-size:14px}
.state{display:inline-flex;align-items:center;gap:8px;color:var(--state);font:600 16px/1.4 ${display}}.state.unknown{--state:${mid}}
.verdict{text-align:right}.verdict small{display:block;color:${mid};font-size:13px}.state.operational+small{display:none}
.days{grid-column:1/-1;margin-top:8px}.bars{display:block;width:100%;height:40px;overflow:visible}
.days p{display:flex;justify-content:space-between;gap:8px;margin-top:6px;color:${mid};font-size:13px}.days b{color:${hi};font-weight:600}
.bars path:hover{fill:${hi}}
.legend{display:flex;flex-wrap:wrap;gap:8px 24px;margin-top:16px;color:${mid};font-size:14px}
.legend li{display:flex;align-items:center;gap:10px}.legend .bars{width:12px;height:24px}
.bad{border-top:1px solid ${lineDim};padding-block:16px;display:grid;gap:4px 24px}.bad:target{background:${ink1};box-shadow:-12px 0 ${ink1},12px 0 ${ink1}}
.bad h3{font-size:18px}.bad li{color:${mid}}.bad b{color:${hi};font-weight:600}.quiet{color:${mid}}`;

const wider = `@media(min-width:600px){:root{--margin:32px}.now{padding:32px;grid-template-columns:auto 1fr auto}.now p{grid-column:auto;text-align:right}.part{padding:24px}.bad{grid-template-columns:160px 1fr}}
@media(min-width:960px){h1{font-size:48px}main{padding-top:64px}.now strong{font-size:30px}.part{grid-template-columns:240px minmax(0,1fr) 190px;gap:32px;align-items:center}.what{display:block}.days{grid-column:2;grid-row:1;margin:0}.verdict{grid-column:3}h2{font-size:30px;margin-top:64px}h2 small{display:inline;margin-left:8px}.state.operational+small{display:block}}
@media(max-width:379px){.part{grid-template-columns:minmax(0,1fr)}.verdict{text-align:left;grid-column:1;grid-row:auto}.logo{width:141px;height:24px}}
@media(forced-colors:active){.logo .o{color:inherit}.bars path{fill:CanvasText}.now,.notice{border:1px solid CanvasText;clip-path:none}.parts,.part{clip-path:none!important}.part{border-bottom:1px solid CanvasText}}
@media print{body{background:none;color:${ink0}}}`;

/** The style sheet of the status page. */
export const style = frame + colours + now + parts + wider;
