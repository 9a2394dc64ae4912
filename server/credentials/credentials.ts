import { emailUndoDays } from '../../contract/erasure';
import { receiptDays, undoDays } from '../../contract/limits';
import { days, hours, minutes, seconds } from '../platform/clock';

/**
 * What happens to an account, after which some of what was given for it no longer works: it joins or leaves the staff, is
 * no longer an owner's, is banned, closed or erased, or has another e-mail, password or second factor.
 */
export const accountEvents = [
  'staff',
  'notStaff',
  'notOwner',
  'ban',
  'close',
  'erase',
  'email',
  'password',
  'factor',
] as const;
export type AccountEvent = (typeof accountEvents)[number];

interface Credential {
  /** Who is given it. */
  holder: string;
  /** What it lets its holder do. */
  opens: string;
  /** In milliseconds; null if only an event ends it. */
  lasts: number | null;
  /** Whether it works once. */
  isOnce: boolean;
  /** The events of the account that end it. */
  endsOn: readonly AccountEvent[];
}

/** The account's person or its mailbox is no longer who it was. */
const otherPerson = ['staff', 'erase', 'email'] as const;
const noEntry = ['ban', 'close', ...otherPerson] as const;

/**
 * Everything that lets somebody do something, declared once: who gets it, what it opens, how long, and what ends it.
 * `accountEvent` ends what an event ends; tests/server/accounts/credentials.test.ts tries each pair.
 */
export const credentials = {
  session: {
    holder: 'a browser that signed in',
    opens: 'all calls of the account',
    // Of staff 12 hours (accounts/sessions.ts).
    lasts: days(30),
    isOnce: false,
    endsOn: [...noEntry, 'notStaff', 'password', 'factor'],
  },
  googleAccount: {
    holder: 'a Google account that was linked',
    opens: 'sign-in without a password',
    lasts: null,
    isOnce: false,
    endsOn: otherPerson,
  },
  googleTicket: {
    holder: 'the pop-up that returned from Google',
    opens: 'one session',
    lasts: seconds(60),
    isOnce: true,
    // Whoever is banned meanwhile learns the reason when it is exchanged.
    endsOn: ['close', ...otherPerson],
  },
  factorChallenge: {
    holder: 'the pop-up that returned from Google',
    opens: 'a session, with a code of the second factor',
    lasts: minutes(5),
    isOnce: false,
    endsOn: [...noEntry, 'notStaff', 'factor'],
  },
  secondFactor: {
    holder: 'whoever set it up',
    opens: 'sign-in and steps that ask for it, together with the password',
    lasts: null,
    isOnce: false,
    endsOn: ['staff', 'notStaff', 'erase'],
  },
  verifyCode: {
    holder: 'the mailbox of a registration or of a correction',
    opens: 'the verification of the e-mail',
    lasts: minutes(10),
    isOnce: true,
    endsOn: ['close', ...otherPerson],
  },
  resetCode: {
    holder: 'the mailbox of the account',
    opens: 'a new password',
    lasts: minutes(10),
    isOnce: true,
    endsOn: [...noEntry, 'password'],
  },
  emailUndoLink: {
    holder: 'the mailbox that was replaced',
    opens: 'the e-mail of before, without the password of since',
    lasts: days(emailUndoDays),
    isOnce: true,
    endsOn: ['staff', 'erase'],
  },
  reopenLink: {
    holder: 'the mailbox of an account that was closed',
    opens: 'the account again',
    // Until the erasure that its mail names.
    lasts: null,
    isOnce: true,
    endsOn: otherPerson,
  },
  notMeLink: {
    holder: 'the mailbox that was notified of a sign-in',
    opens: 'the end of all sessions and of the password',
    lasts: days(7),
    isOnce: true,
    endsOn: otherPerson,
  },
  invitation: {
    holder: 'the mailbox that was invited',
    opens: 'a place on the staff',
    lasts: hours(48),
    isOnce: true,
    endsOn: noEntry,
  },
  ownInvitations: {
    holder: 'the mailboxes that an owner invited',
    opens: 'places on the staff',
    lasts: hours(48),
    isOnce: true,
    endsOn: ['notStaff', 'notOwner', 'ban', 'erase'],
  },
  preview: {
    holder: 'whom a member of staff gives the link',
    opens: 'a working copy, as the page would show it',
    lasts: minutes(15),
    isOnce: false,
    endsOn: ['notStaff', 'ban', 'erase'],
  },
  receiptLink: {
    holder: 'the mailboxes of recipient and buyer',
    opens: 'the receipt of a payment',
    lasts: days(receiptDays),
    isOnce: false,
    endsOn: [],
  },
  buyerCookie: {
    holder: 'a browser that bought without signing in',
    opens: 'the payments that it began',
    lasts: days(receiptDays),
    isOnce: false,
    endsOn: [],
  },
  undoOffer: {
    holder: 'who changed a record',
    opens: 'the change back, within the permission and limits of the change',
    lasts: days(undoDays),
    isOnce: true,
    endsOn: ['notStaff', 'ban', 'erase'],
  },
} as const satisfies Record<string, Credential>;
export type CredentialName = keyof typeof credentials;

/** Whether an event of the account ends a credential. */
export const endsOn = (name: CredentialName, event: AccountEvent): boolean => {
  const ends: readonly AccountEvent[] = credentials[name].endsOn;
  return ends.includes(event);
};
