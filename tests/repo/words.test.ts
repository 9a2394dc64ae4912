import { readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';
import { expect, it } from 'vitest';
import { filesBelow } from '../support/modules';

/** Words that other projects in the field do not use for these things, and what to say instead. */
const commented: Array<[word: RegExp, instead: string]> = [
  [/\b(gateway|PayOS|VNPay|bank|file)s? (told|tells?)\b/i, 'reported, reports'],
  [/\btold\b/i, 'reported, notified, shown, logged'],
  [/\btells?\b/i, 'reports, shows, reveals, says'],
  [/\banswer(s|ed)?\b/i, 'response; returns, responds'],
  [/\banew\b/i, 'again'],
  [/\bcarriers?\b/i, 'transport'],
  [/\bdialect of words\b/i, 'names'],
];
const named: Array<[part: RegExp, instead: string]> = [
  [/^(told|toldBy|holding|teller)$/, 'reported; ctx; traits'],
  [
    /Teller|Wanted$(?<!LockWanted|PageWanted)|Keeper|KeptAnswer|KeptAddress|Says$/,
    'Input, Filter, Cache, CachedResponse, Messages',
  ],
  [/[a-z](Moment|Handover)$|^(play|format|parse)Moment|^MomentInput$/, 'DateTime, Celebration, Ticket'],
  [
    /^(callerOf|Caller|transact|takeLease|takeFactor|proveFactor|foldDays|askRefund)$/,
    'actorOf, Actor, inTransaction …',
  ],
  [
    /^(useMay|useWords|payWay|PayWays|reloadLists|changedMeanwhile)$/,
    'usePermission, useTexts, paymentMethod …',
  ],
  [/^refuse(Outdated|Taken|Used|Closed|Early|TooMany|Damaged|Stale)$/, 'assert…'],
];

const sources = filesBelow('arena', 'bench', 'contract', 'scripts', 'server', 'src').filter(
  (file) => /\.tsx?$/.test(file) && !/i18n\/|messages\/|content\//.test(file),
);

it('comments and identifiers use the words of the field', () => {
  const found = sources.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const { comments, module } = parseSync(file, text);
    const said = comments.flatMap(({ value }) =>
      commented.flatMap(([word, instead]) => {
        const [hit] = word.exec(value) ?? [];
        return hit ? [`${file}: "${hit}" in a comment: ${instead}`] : [];
      }),
    );
    const exported = module.staticExports.flatMap(({ entries }) =>
      entries.map(({ exportName }) => exportName.name ?? ''),
    );
    const declared = [...text.matchAll(/\b(?:const|let|function|class|interface|type) (\w+)/g)].map(
      ([, name = '']) => name,
    );
    const names = [...new Set([...exported, ...declared])].flatMap((name) =>
      named.flatMap(([part, instead]) => (part.test(name) ? [`${file}: ${name}: ${instead}`] : [])),
    );
    return [...said, ...names];
  });
  expect(sources.length).toBeGreaterThan(1000);
  expect(found).toEqual([]);
});
