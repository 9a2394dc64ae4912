import { testFile } from '../testFiles';
import type { Mutation } from './list';

const of = (...tests: string[]) => tests.map((test) => testFile('server', test));
const server = 'server';

/** The rules of what buyers saw, of what staff can cause to be given, and of the files that players get. */
export const givenMutations: readonly Mutation[] = [
  {
    name: 'seen: a new payment costs and brings what its buyer saw',
    file: 'server/payments/checkout/open.ts',
    from: '    assertSeen(seen, figures);\n',
    to: '',
    project: server,
    tests: of('seenFigures'),
  },
  {
    name: 'seen: a payment that is open is compared too',
    file: 'server/payments/checkout/open.ts',
    from: '      assertSeen(seen, figures, payment);\n',
    to: '',
    project: server,
    tests: of('seenFigures'),
  },
  {
    name: 'seen: the bonus of a code counts',
    file: 'contract/purchaseFigures.ts',
    from: ' &&\n  seen.offer?.bonus === other.offer?.bonus',
    to: '',
    project: server,
    tests: of('seenFigures'),
  },
  {
    name: 'giving: nothing gives more than the cap of a day',
    file: 'server/money/giving/checkGiving.ts',
    from: '    assertWithinCap(deps, was, is);\n',
    to: '',
    project: server,
    tests: of('giving'),
  },
  {
    name: 'giving: switching on is measured, though nothing else changed',
    file: 'server/money/giving/checkGiving.ts',
    from: '(isSwitchedOn || !isSame(one))',
    to: '!isSame(one)',
    project: server,
    tests: of('giving'),
  },
  {
    name: 'giving: a first purchase gets both bonuses of a package',
    file: 'server/money/giving/measure.ts',
    from: 'amount: bonus + first,',
    to: 'amount: bonus,',
    project: server,
    tests: of('giving'),
  },
  {
    name: 'files: players have only what is live',
    file: 'server/storage/files/fileRoutes.ts',
    from: '      if (!(await isOpen)) throw notFound();\n',
    to: '      await isOpen;\n',
    project: server,
    tests: of('files', 'fileUses'),
  },
  {
    name: 'files: what something names is not deleted',
    file: 'server/storage/files/deleteFile.ts',
    from: '    if (uses.length > 0) throw inUse(uses, fileMessages.inUse);\n',
    to: '',
    project: server,
    tests: of('fileUses'),
  },
  {
    name: 'files: what a person uploaded in the last day counts',
    file: 'server/storage/files/allowance.ts',
    from: ' - (await usedBy(db, id, clock))',
    to: ' - 0 * (await usedBy(db, id, clock))',
    project: server,
    tests: of('uploadLimits'),
  },
  {
    name: 'files: who uploaded one does not publish it',
    file: 'server/content/secondPerson.ts',
    from: 'return [...chosen, ...(await uploads.execute())].flatMap',
    to: 'return [...chosen, ...(await uploads.execute()).slice(0, 0)].flatMap',
    project: server,
    tests: of('secondPerson'),
  },
];
