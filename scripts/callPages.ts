import { readFileSync, writeFileSync } from 'node:fs';
import { refusalsIn } from '../contract/calls/call';
import { everyCall } from '../contract/calls/every';

/** Where the table in api.md begins and ends. */
const marks = { begin: '<!-- calls: npm run calls -->', end: '<!-- /calls -->' } as const;
const page = 'docs/spec/api.md';

/** The table of all calls, sorted by area and path. */
function callRows(): string {
  const rows = everyCall()
    .sort(
      (a, b) =>
        a.tag.localeCompare(b.tag) || a.path.localeCompare(b.path) || a.method.localeCompare(b.method),
    )
    .map(
      (call) =>
        `| ${call.tag} | ${call.method} ${call.path} | ${call.access} | ${call.limit ?? ''} | ${`${call.does} ${refusalsIn(call)}`.trim()} |`,
    );
  return ['| area | call | access | limit | what it does |', '|---|---|---|---|---|', ...rows].join('\n');
}

/** `docs/spec/api.md` with the current table. */
export function withCalls(text: string): string {
  const [before = '', rest = ''] = text.split(marks.begin);
  const [, after = ''] = rest.split(marks.end);
  return `${before}${marks.begin}\n\n${callRows()}\n\n${marks.end}${after}`;
}

// `npm run calls`: writes the table of calls from their declarations (contract/calls).
if (import.meta.url === `file://${process.argv[1]}`)
  writeFileSync(page, withCalls(readFileSync(page, 'utf8')));
