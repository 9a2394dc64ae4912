import type { Mutation } from './list';

const of = (...tests: string[]) => tests.map((test) => `tests/server/${test}.test.ts`);
const server = 'server';

/** The rules of sessions, permissions, masks and counters. */
export const accountMutations: readonly Mutation[] = [
  {
    name: 'permissions: a route asks for the permission that it declares',
    file: 'server/accounts/access.ts',
    from: 'if (permission && !permissionsOf(caller.staffRoles).includes(permission)) throw forbidden();',
    to: '',
    project: server,
    tests: of('permissions'),
  },
  {
    name: 'permissions: a route that declares nothing stops the start',
    file: 'server/accounts/access.ts',
    from: 'if (!open) return;',
    to: 'if (open !== null) return;',
    project: server,
    tests: of('access'),
  },
  {
    name: 'permissions: a write by a banned person is refused in its transaction',
    file: 'server/audit.ts',
    from: 'if (!person || person.bannedAt || !may) throw forbidden();',
    to: 'if (!person || !may) throw forbidden();',
    project: server,
    tests: of('history', 'staff', 'permissions'),
  },
  {
    name: 'sessions: a banned account has none',
    file: 'server/accounts/sessions.ts',
    from: "    .where('users.bannedAt', 'is', null);",
    to: ';',
    project: server,
    tests: of('sessions', 'users'),
  },
  {
    name: 'sessions: an ended one is over at the next call',
    file: 'server/accounts/sessions.ts',
    from: "    .where('sessions.endedAt', 'is', null)\n    .where('sessions.expiresAt', '>', now)\n    .where('sessions.lastUsedAt', '>', lastUse)",
    to: "    .where('sessions.expiresAt', '>', now)\n    .where('sessions.lastUsedAt', '>', lastUse)",
    project: server,
    tests: of('sessions'),
  },
  {
    name: 'sessions: moving money needs a recent factor',
    file: 'server/accounts/stepUp.ts',
    from: 'age > factorLasts',
    to: 'age > 1000 * factorLasts',
    project: server,
    tests: of('secondFactor'),
  },
  {
    name: 'sessions: a code of a second factor works once',
    file: 'server/accounts/secondFactor.ts',
    from: "eb('lastStep', '<', step),",
    to: "eb('lastStep', '<=', step),",
    project: server,
    tests: of('secondFactor', 'factorProcesses'),
  },
  {
    name: 'counters: five guesses at a code from one network',
    file: 'server/accounts/codes.ts',
    from: "['codeGuesses', `",
    to: "['codeTriesOverall', `",
    project: server,
    tests: of('codeLimits', 'accounts'),
  },
  {
    name: 'counters: a network is counted as a whole',
    file: 'server/http/limiter.ts',
    from: "address.split('.').slice(0, 3).join('.')",
    to: 'address',
    project: server,
    tests: of('limits', 'codeLimits'),
  },
  {
    name: 'history: ending one’s sessions leaves a version alone',
    file: 'server/catalog/versions.ts',
    from: "'end-sessions'",
    to: "'nothing'",
    project: server,
    tests: of('versions', 'history', 'ownSessions', 'staff'),
  },
  {
    name: 'exports: a cell that begins with @ is text',
    file: 'contract/csv.ts',
    from: '/^[=+\\-@\\t\\r]/',
    to: '/^[=+\\-\\t\\r]/',
    project: server,
    tests: of('transactions', 'users', 'settlement', 'history'),
  },
];
