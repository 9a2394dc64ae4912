import type { Language } from '../../contract/languages';
import type { Tx } from '../db/tables';
import { enqueue } from '../mail/outbox';
import type { AccountDependencies } from './dependencies';

interface Switched {
  template: 'factorChanged' | 'googleChanged';
  /** Whether it is there now. */
  isOn: boolean;
  language: Language;
}

/** Notifies an account's person by mail that a way in or its protection was switched on or off. */
export const mailOwner = (
  tx: Tx,
  deps: Pick<AccountDependencies, 'clock' | 'keys'>,
  { email, firstName }: { email: string; firstName: string },
  { template, isOn, language }: Switched,
): Promise<void> =>
  enqueue(tx, deps, { to: email, template, language, values: { name: firstName, on: isOn ? 'yes' : '' } });
