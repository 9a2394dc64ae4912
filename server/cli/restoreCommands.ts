import { eraseAgain } from '../accounts/erasure/again';
import { readErased } from '../accounts/erasure/list';
import { readState, setFrozen, setMaintenance } from '../operations/state';
import { readConfig } from '../platform/config';
import { OperatorError } from '../platform/operator';
import { restoreBackup } from './backup/restore';
import { dropReplaced } from './backup/restoreBeside';
import type { DatabaseCommand, LocalCommand } from './command';
import { recordSite } from './siteCommands';

export const restoreCommand: LocalCommand = {
  name: 'restore',
  takes: ['FOLDER'],
  summary: 'restores a backup into the database, pictures and data directory of the settings',
  details: [
    'Stop the servers first. The copy gets an id of its own, and comes up in maintenance without sending mails, asking',
    'gateways or deleting anything, until outline restore confirm. Players who were erased since the backup are erased in it',
    'again: by the lists of the backup, of those beside it, and beside the pictures.',
  ],
  options: {
    'same-installation': {
      type: 'boolean',
      help: 'keeps the id: the copy takes the place of a lost original',
    },
    overwrite: {
      type: 'boolean',
      help: 'replaces what is there: files move aside, the database is kept until restore confirm',
    },
  },
  runLocally: async ({ env, print }, { words: [folder = ''], options }) => {
    const { manifest, movedTo, keptAs, knowsSecret } = await restoreBackup(folder, readConfig(env), env, {
      sameInstallation: options['same-installation'] === true,
      overwrite: options.overwrite === true,
    });
    print(`Restored the backup of ${manifest.createdAt}`);
    if (movedTo) print(`What was there before is in ${movedTo}`);
    if (keptAs) print(`The database from before is kept as ${keptAs} until: outline restore confirm`);
    if (!knowsSecret) {
      print('JWT_SECRET is not the one of the backup: second factors and waiting mails in it cannot be read');
    }
    print('The copy is in maintenance, and sends, asks and deletes nothing until: outline restore confirm');
    return true;
  },
};

export const confirmCommand: DatabaseCommand = {
  name: 'restore confirm',
  summary: 'opens a restored copy, with its mails, gateways and sweeps',
  details: [
    'Only when the original is gone: otherwise both send the same mails and settle the same payments.',
  ],
  run: async (context) => {
    const { db, print } = context;
    if (!(await readState(db)).frozen)
      throw new OperatorError('This is no restored copy that waits to be confirmed');
    // Whoever the original has erased since it was restored, where both have the same pictures.
    await eraseAgain(db, context, readErased(await context.images.erased()));
    await setFrozen(db, false);
    await setMaintenance(db, false);
    await recordSite(context, 'confirm-restore');
    print('The copy is open, and works in the background');
    if (context.source.kind === 'PostgreSQL')
      for (const name of await dropReplaced(context.config)) print(`Dropped ${name}, which was kept`);
    return true;
  },
};
