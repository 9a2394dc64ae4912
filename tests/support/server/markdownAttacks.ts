/** Addresses that must lead nowhere, in every spelling that a parser or a browser might read as one. */
const schemes = [
  'javascript',
  'vbscript',
  'data',
  'file',
  'blob',
  'http',
  'livescript',
  'jar',
  'view-source',
  'x',
];
const rest: Partial<Record<string, string>> = {
  data: 'text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  file: '///etc/passwd',
  http: '//evil.example',
};
const numeric = (text: string, form: (code: number) => string) =>
  [...text].map((sign) => form(sign.codePointAt(0) ?? 0)).join('');
const spellings: Array<(scheme: string) => string> = [
  (scheme) => `${scheme}:`,
  (scheme) => `${scheme.toUpperCase()}:`,
  (scheme) => `${[...scheme].map((sign, n) => (n % 2 ? sign : sign.toUpperCase())).join('')}:`,
  (scheme) => `${scheme}&colon;`,
  (scheme) => `${scheme}&#58;`,
  (scheme) => `${scheme}&#x3a;`,
  (scheme) => `${scheme}\\:`,
  (scheme) => `${scheme}%3A`,
  (scheme) => `${numeric(scheme, (code) => `&#${code};`)}:`,
  (scheme) => `${numeric(scheme, (code) => `&#x${code.toString(16)};`)}&#x3A;`,
  (scheme) => `${numeric(scheme, (code) => `&#${String(code).padStart(7, '0')};`)}:`,
  (scheme) => `${numeric(scheme, (code) => `%${code.toString(16)}`)}:`,
  (scheme) => `${scheme.slice(0, 2)}&Tab;${scheme.slice(2)}:`,
  (scheme) => `${scheme.slice(0, 2)}&NewLine;${scheme.slice(2)}:`,
  (scheme) => `${scheme.slice(0, 2)}&#9;${scheme.slice(2)}:`,
  (scheme) => `${scheme.slice(0, 2)}\t${scheme.slice(2)}:`,
  (scheme) => `${scheme.slice(0, 2)}\u00ad${scheme.slice(2)}:`,
  (scheme) => `\u0001${scheme}:`,
  (scheme) => `&#1;${scheme}:`,
  (scheme) => `&nbsp;${scheme}:`,
  (scheme) => `\u2028${scheme}:`,
  (scheme) => `${scheme}:&#x2f;&#x2f;`,
  (scheme) => `/${scheme}:`,
];
const written = schemes.flatMap((scheme) =>
  spellings.map((spelt) => `${spelt(scheme)}${rest[scheme] ?? 'alert(1)'}`),
);
/** Other sites that look like paths, and people in front of a host. */
const sites =
  '//evil.example /\\evil.example \\\\evil.example /\\/evil.example ///evil.example /&#9;/evil.example /&Tab;/evil.example /%09/evil.example &#47;&#47;evil.example &sol;&sol;evil.example /%2fevil.example /.//evil.example /..//evil.example /a/..//evil.example https:evil.example https:/evil.example https:\\\\evil.example https://outline.vn@evil.example https://outline.vn&commat;evil.example https://outline.vn\\@evil.example https://a:b@evil.example https://outline.vn:443@evil.example https://evil.example\\@outline.vn https://outline.vn%40evil.example mailto:a@b.vn?bcc=c@d.vn&body=<script> mailto:a@b.vn%0abcc:c@d.vn ?a #a ./a ../a'.split(
    ' ',
  );
/** Texts that end an attribute, an element or a comment, or begin one. */
const html = [
  '<script>alert(1)</script>',
  '<ScRiPt src=//evil.example>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">a</a>',
  '<iframe srcdoc="&lt;script&gt;alert(1)&lt;/script&gt;">',
  '<details open ontoggle=alert(1)>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?php echo 1 ?>',
  '<style>@import "//evil.example"</style>',
  '<base href="//evil.example">',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  '<form action=//evil.example><input name=attributes>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '</p></div></table><script>alert(1)</script>',
  '<p style="background:url(//evil.example)" id=a class=b>',
  '<plaintext>',
  '<xmp>',
  '" onmouseover="alert(1)',
  "' onmouseover='alert(1)",
  '"><script>alert(1)</script>',
  '--><script>alert(1)</script>',
  ']]><script>alert(1)</script>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;script&#62;alert(1)&#60;/script&#62;',
  '\\<script\\>alert(1)\\</script\\>',
  '\u0000<script>alert(1)</script>',
  '<\u0000script>alert(1)</script>',
  '＜script＞alert(1)＜/script＞',
  '{{constructor.constructor("alert(1)")()}}',
];
/** Where an address may stand. */
const ofAddress: Array<(address: string) => string> = [
  (a) => `[text](${a})`,
  (a) => `[text](<${a}>)`,
  (a) => `[text]( ${a} "title")`,
  (a) => `![alt](${a})`,
  (a) => `<${a}>`,
  (a) => `[text]: ${a}\n\n[text] ![text]`,
  (a) => `[![alt](${a})](${a})`,
  (a) => `> - # [**text**](${a})`,
  (a) => `|[a](${a})|\n|-|\n|![b](${a})|`,
  (a) => `[a](/b '${a}')`,
];
/** Where any text may stand. */
const ofText: Array<(text: string) => string> = [
  (t) => t,
  (t) => `# ${t}`,
  (t) => `- ${t}`,
  (t) => `> ${t}`,
  (t) => `**${t}**`,
  (t) => `[${t}](/a)`,
  (t) => `[a](/b "${t}")`,
  (t) => `[a](/b (${t}))`,
  (t) => `[a](</${t}>)`,
  (t) => `![${t}](anh-1)`,
  (t) => `![${t}](home/tiep-te)`,
  (t) => `![a](anh-1 "${t}")`,
  (t) => `![a](${t})`,
  (t) => `\`\`\`${t}\n${t}\n\`\`\``,
  (t) => `\`${t}\``,
  (t) => `    ${t}`,
  (t) => `|${t}|b|\n|:-:|-:|\n|${t}|${t}`,
  (t) => `<https://a.vn/${t}>`,
  (t) => `${t}\n===`,
];

/** Sources by where the attack stands. */
export const attacks: Array<[where: string, sources: string[]]> = [
  ...ofAddress.map((place): [string, string[]] => [
    `addresses in ${JSON.stringify(place('…'))}`,
    [...written, ...sites].map(place),
  ]),
  ...ofText.map((place): [string, string[]] => [`HTML in ${JSON.stringify(place('…'))}`, html.map(place)]),
];

/** Parts to be put together in any order. */
export const atoms = '[ ] ( ) ![ ]( < > * ** _ ` ``` ~~ | \\ & " \' # - / : @ //'
  .split(' ')
  .concat('\n', '\n\n', '\n- ', '\n> ', '|-|-|\n', '\n    ', '  \n', '1. ', '---\n', '===\n', ' ')
  .concat(
    'a',
    'anh-1',
    'home/tiep-te',
    '/b',
    'https://c.vn',
    'javascript:',
    'alert(1)',
    '&#106;',
    '&colon;',
    '&lt;',
    '&quot;',
  )
  .concat('\u0000', ...html.slice(0, 12));
