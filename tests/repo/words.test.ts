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
  [/\bin the dialect of\b/i, 'in the … dialect'],
  [/\bask(s|ed)? about\b|\b(is|are|was|were|be|been) asked\b/i, 'queries, is queried; requests'],
  [/\b(by|with|without) (its|their|the \w+['’]s) word\b/i, 'according to'],
  [/\b(is|are|was|were|be|been) reported (a|an|another|the|no|money)\b/i, 'is reported for, about'],
  [/\b(gives?|gave|given|giving) (\w+ ){0,2}back\b/i, 'returns, refunds, restores'],
  [/\bputs? (\w+ ){0,3}back\b/i, 'restores, returns'],
  [/\b(has|have|had) come\b/i, 'has arrived, has loaded'],
  [/\bas it came\b/i, 'as received'],
  [/\bunder way\b/i, 'in progress, open'],
  [/\b(goes|going) on\b/i, 'continues'],
  [/\blets? (\w+ )?through\b/i, 'matches, allows'],
  [/\b(makes?|made|making) (a )?cases?\b|\bcases are made\b/i, 'opens a case'],
  [/\bthe (oldest|newest) first\b/i, 'oldest first, newest first'],
  [/\bin the order of time\b/i, 'in chronological order'],
  [/\b(for|of|to|by) who\b/i, 'for those who'],
  [/\bbeside (its|their|that|those|them)\b/i, 'besides; next to'],
  [/\b(is|are) no (error|failure|fault|part)\b/i, 'is not an error'],
  [/\bin sight of (players|readers)\b|\bworking cop(y|ies)\b/i, 'live, published; draft'],
];
const named: Array<[part: RegExp, instead: string]> = [
  [/^(told|toldBy|holding|teller)$/, 'reported; ctx; traits'],
  [/Teller|Wanted$|Keeper|KeptAnswer|KeptAddress|Says$/, 'Input, Filter, Cache, CachedResponse, Messages'],
  [/[a-z](Moment|Handover)$|^(play|format|parse)Moment|^MomentInput$/, 'DateTime, Celebration, Ticket'],
  [
    /^(callerOf|Caller|transact|takeLease|takeFactor|proveFactor|foldDays|askRefund)$/,
    'actorOf, Actor, inTransaction …',
  ],
  [
    /^(useMay|useWords|payWay|PayWays|reloadLists|changedMeanwhile)$/,
    'usePermission, useTexts, paymentMethod …',
  ],
  [
    /^(tell|told)([A-Z]|$)(?<!^toldA)|^prove[A-Z]|^take(Totp|RecoveryCode)$|^keeper$|\wAnswer$/,
    'notify, report, mail; verify, consume; response',
  ],
  [/^(NewMovement|useMayAct)$|^reseal[A-Z]/, 'ReportedTransfer, useActPermission, reencrypt …'],
  [/inSight|take(n)?Down|^(planned|sight)At$/i, 'live, unpublish, unpublished, scheduledAt'],
  [/^refuse(Outdated|Taken|Used|Closed|Early|TooMany|Damaged|Stale)$/, 'assert…'],
];

const sources = filesBelow('arena', 'art', 'bench', 'contract', 'media', 'scripts', 'server', 'src').filter(
  (file) => /\.tsx?$/.test(file) && !/i18n\/|messages\/|content\/demo\//.test(file),
);

const said = (file: string, text: string): string[] =>
  commented.flatMap(([word, instead]) => {
    const [hit] = word.exec(text.replace(/\s*\n\s*\*?\s*/g, ' ')) ?? [];
    return hit ? [`${file}: "${hit}": ${instead}`] : [];
  });
const saidInComments = (file: string): string[] =>
  parseSync(file, readFileSync(file, 'utf8')).comments.flatMap(({ value }) => said(file, value));

it('comments and identifiers use the words of the field', () => {
  const found = sources.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const { module } = parseSync(file, text);
    const exported = module.staticExports.flatMap(({ entries }) =>
      entries.map(({ exportName }) => exportName.name ?? ''),
    );
    const declared = [...text.matchAll(/\b(?:const|let|function|class|interface|type) (\w+)/g)].map(
      ([, name = '']) => name,
    );
    const names = [...new Set([...exported, ...declared])].flatMap((name) =>
      named.flatMap(([part, instead]) => (part.test(name) ? [`${file}: ${name}: ${instead}`] : [])),
    );
    return [...saidInComments(file), ...names];
  });
  expect(sources.length).toBeGreaterThan(1000);
  expect(found).toEqual([]);
});

it('comments of tests and documents use them, too', () => {
  const tests = filesBelow('tests').filter((file) => /\.tsx?$/.test(file));
  // docs/spec is in the words of the specification.
  const documents = [
    'ARCHITECTURE.md',
    'CONTRIBUTING.md',
    'README.md',
    'SECURITY.md',
    ...filesBelow('docs'),
  ].filter((file) => file.endsWith('.md') && !file.startsWith('docs/spec/'));
  expect([tests.length > 300, documents.length > 20]).toEqual([true, true]);
  expect(tests.flatMap(saidInComments)).toEqual([]);
  const paragraphs = (file: string) => readFileSync(file, 'utf8').split(/\n{2,}|\n(?=[-|#\d])/);
  expect(documents.flatMap((file) => paragraphs(file).flatMap((text) => said(file, text)))).toEqual([]);
});
