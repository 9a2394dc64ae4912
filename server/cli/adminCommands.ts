import { grantAdmin } from '../accounts/grantAdmin';
import { resetFactor } from '../accounts/resetFactor';
import { demote, setPassword } from '../accounts/staff/byOperator';
import { listStaff } from '../accounts/staff/members';
import { isEmail } from '../platform/emailAddress';
import { OperatorError } from '../platform/operator';
import type { DatabaseCommand, Given } from './command';

const emailOf = ({ words: [email = ''] }: Given): string => {
  if (!isEmail(email)) throw new OperatorError(`"${email}" is not an e-mail address`);
  return email;
};

export const adminCommands: readonly DatabaseCommand[] = [
  {
    name: 'admin create',
    takes: ['EMAIL'],
    takesPassword: true,
    summary: 'creates an owner of the back office, or makes an existing account one',
    details: ['The account gets the password, its e-mail counts as verified, and its sessions end.'],
    run: async ({ print, ...deps }, given) => {
      const email = emailOf(given);
      await grantAdmin(deps, { email, password: passwordOf(given) });
      print(`${email} is an owner`);
    },
  },
  {
    name: 'admin password',
    takes: ['EMAIL'],
    takesPassword: true,
    summary: 'sets the password of someone on the staff',
    details: ['Their sessions end, and a mail tells them.'],
    run: async ({ print, ...deps }, given) => {
      const email = emailOf(given);
      await setPassword(deps, email, passwordOf(given));
      print(`${email} has a new password and is signed out`);
    },
  },
  {
    name: 'admin demote',
    takes: ['EMAIL'],
    summary: 'removes someone from the staff',
    details: [
      'The account remains as a player’s, signed out and without a second factor. The last owner stays.',
    ],
    run: async (context, given) => {
      await demote(context, emailOf(given));
      context.print(`${emailOf(given)} is no longer on the staff`);
    },
  },
  {
    name: 'admin list',
    summary: 'lists the staff and open invitations',
    run: async ({ db, clock, print }) => {
      for (const { email, state, roles, hasFactor, lastLoginAt } of await listStaff(db, clock)) {
        const factor = hasFactor ? 'second factor' : 'no second factor';
        const seen = lastLoginAt ? `last sign-in ${lastLoginAt.slice(0, 10)}` : 'never signed in';
        print([email, state, roles.join('+'), factor, seen].join('  '));
      }
    },
  },
  {
    name: 'admin reset-2fa',
    takes: ['EMAIL'],
    summary: 'removes the second factor of an account whose owner has lost it',
    details: ['Their sessions end, and the next sign-in asks them to set up a new one.'],
    run: async ({ db, clock, print }, given) => {
      const email = emailOf(given);
      if (!(await resetFactor(db, clock, email))) throw new OperatorError(`${email} has no second factor`);
      print(`${email} no longer has a second factor and can set up a new one`);
    },
  },
];

function passwordOf({ password }: Given): string {
  if (!password) throw new OperatorError('A password is needed');
  return password;
}
