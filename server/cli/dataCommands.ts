import { prepare } from '../db/prepare';
import { checkLedger, lastBooks } from '../money/closing/ledger';
import { reencrypt } from '../operations/reencrypt';
import { readState } from '../operations/state';
import { booksLine } from '../payments/verify/books';
import { OperatorError } from '../platform/operator';
import { installationId } from '../storage/images/ownership';
import { imageSweep } from '../storage/images/sweep';
import type { DatabaseCommand } from './command';
import { removeDemoStaff } from './demo/staff';

export const dataCommands: readonly DatabaseCommand[] = [
  {
    name: 'migrate',
    summary: 'runs the pending migrations',
    details: ['As DATABASE_OWNER_URL where it is set. Servers may serve meanwhile.'],
    run: async ({ config, db, print }) => {
      const names = await prepare(config, db);
      print(names.length > 0 ? `Applied ${names.join(', ')}` : 'The database is up to date');
    },
  },
  {
    name: 'verify',
    summary: 'compares every balance, entry, payment, transfer, item and sum with its cause',
    details: [
      'Works in batches while servers serve. Prints what differs and exits with 1. What it finds is kept for the',
      'daily close; nothing else is changed.',
    ],
    options: { json: { type: 'boolean', help: 'prints one JSON array of what differs' } },
    run: async ({ db, clock, print }, { options }) => {
      const lines: string[] = [];
      const found = options.json ? (line: string) => void lines.push(line) : print;
      const problems = await checkLedger(db, clock, { found });
      const sum =
        problems === 0 ? 'The ledger agrees with every balance and payment' : `${problems} differences`;
      if (!options.json) for (const books of (await lastBooks(db))?.wallets ?? []) print(booksLine(books));
      print(options.json ? JSON.stringify(lines) : sum);
      return problems === 0;
    },
  },
  {
    name: 'reseal',
    summary: 'seals with the present secret what earlier ones sealed, before they go',
    details: [
      'JWT_SECRET_PREVIOUS (or the further lines of server.key) lists the earlier ones; every process has the present one',
      'first. Afterwards wait a quarter of an hour, then take the earlier ones away.',
    ],
    run: async ({ db, clock, keys, print }) => {
      const { factors, mails } = await reencrypt(db, clock, keys);
      print(`${factors} second factors and ${mails} waiting mails are sealed with the present secret`);
    },
  },
  {
    name: 'images sweep',
    summary: 'deletes pictures that nothing has shown for 90 days, as the server does every hour',
    options: {
      yes: { type: 'boolean', help: 'deletes even more than a tenth of all pictures' },
      claim: { type: 'boolean', help: 'first makes this installation the owner of the store, whoever it is' },
    },
    run: async ({ db, images, clock, print }, { options }) => {
      if ((await readState(db)).frozen) {
        throw new OperatorError('This restored copy deletes nothing until: outline restore confirm');
      }
      if (options.claim) await images.setOwner(await installationId(db));
      const sweep = imageSweep({ db, images, clock, log: { warn: print, error: print } });
      print(`${await sweep(options.yes === true)} pictures removed`);
    },
  },
  {
    name: 'demo remove-staff',
    summary: 'removes the roles and passwords of the demo staff',
    run: async ({ db, clock, print }) => {
      print(`${await removeDemoStaff(db, clock)} people removed from the staff`);
    },
  },
];
