import { emailUndoDays } from '../../contract/erasure';
import { giftDays } from '../../contract/gifts';
import { paymentMinutes, receiptDays, undoDays } from '../../contract/limits';
import { days, hours, minutes, seconds } from '../platform/clock';

/**
 * What happens to an account, after which some of what was given for it no longer works: it joins or leaves the staff, is
 * no longer an owner's, is banned, closed or erased, has another e-mail, password or second factor, or is logged out everywhere.
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
  'logOut',
] as const;
export type AccountEvent = (typeof accountEvents)[number];

/**
 * What happens to the record that something belongs to, after which it no longer works: it is used (up), replaced by a
 * newer one, withdrawn by whoever gave it or has it, no longer needed as what it would undo is undone, changed or deleted.
 */
export const recordEvents = ['used', 'replaced', 'withdrawn', 'undone', 'changed', 'deleted'] as const;
export type RecordEvent = (typeof recordEvents)[number];

interface Credential {
  /** Who is given it. */
  holder: string;
  /** What it lets its holder do. */
  opens: string;
  /** In milliseconds; null if only an event ends it. */
  lasts: number | null;
  /** The events of the account that end it. */
  endsOn: readonly AccountEvent[];
  /** The events of its own record that end it; `used` is for what works once. */
  endsOnRecord: readonly RecordEvent[];
}

/** The account's person or its mailbox is no longer who it was. */
const otherPerson = ['staff', 'erase', 'email'] as const;
const noEntry = ['ban', 'close', ...otherPerson] as const;
/** What ends sessions ends the sign-ins that are about to become one. */
const noSession = [...noEntry, 'notStaff', 'password', 'factor', 'logOut'] as const;

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
    endsOn: noSession,
    endsOnRecord: ['withdrawn'],
  },
  googleAccount: {
    holder: 'a Google account that was linked',
    opens: 'sign-in without a password',
    lasts: null,
    endsOn: otherPerson,
    endsOnRecord: [],
  },
  googleLink: {
    holder: 'a browser whose player goes to Google to link an account',
    opens: 'the link of the Google account with which it returns',
    lasts: minutes(10),
    endsOn: [...noEntry, 'password', 'factor'],
    // Google's own code works once; the session from which it was begun may end.
    endsOnRecord: ['used', 'withdrawn'],
  },
  googleTicket: {
    holder: 'the pop-up that returned from Google',
    opens: 'one session',
    lasts: seconds(60),
    // Whoever is banned meanwhile learns the reason when it is exchanged.
    endsOn: noSession,
    endsOnRecord: ['used'],
  },
  factorChallenge: {
    holder: 'the pop-up that returned from Google',
    opens:
      'a session, with a code of the second factor; without a password also the request to take that away',
    lasts: minutes(5),
    endsOn: noSession,
    endsOnRecord: [],
  },
  secondFactor: {
    holder: 'whoever set it up',
    opens: 'sign-in and steps that ask for it, together with the password',
    lasts: null,
    endsOn: ['staff', 'notStaff', 'erase'],
    endsOnRecord: ['replaced', 'withdrawn'],
  },
  factorSetup: {
    holder: 'the session that began to set a second factor up, with proof',
    opens: 'the factor whose secret it was shown, with a code of that',
    lasts: hours(1),
    endsOn: [...noEntry, 'notStaff', 'password', 'factor'],
    // It ends with its session, too.
    endsOnRecord: ['used', 'replaced', 'withdrawn'],
  },
  verifyCode: {
    holder: 'the mailbox of a registration or of a correction',
    opens: 'the verification of the e-mail',
    lasts: minutes(10),
    endsOn: ['close', ...otherPerson],
    endsOnRecord: ['used', 'replaced'],
  },
  emailCode: {
    holder: 'the mailbox that a player names as the account’s new one',
    opens: 'the change of the account’s e-mail, from a session of its own',
    lasts: minutes(10),
    endsOn: [...noEntry, 'password', 'factor'],
    endsOnRecord: ['used', 'replaced'],
  },
  resetCode: {
    holder: 'the mailbox of the account',
    opens: 'a new password',
    lasts: minutes(10),
    endsOn: [...noEntry, 'password'],
    endsOnRecord: ['used', 'replaced'],
  },
  emailUndoLink: {
    holder: 'the mailbox that was replaced',
    opens: 'the e-mail of before, without the password, the factor and the Google account of since',
    lasts: days(emailUndoDays),
    endsOn: ['staff', 'erase'],
    endsOnRecord: ['used', 'withdrawn', 'undone'],
  },
  lostFactorCode: {
    holder: 'the mailbox of an account whose player has lost the second factor',
    opens:
      'the request to take the factor away, together with the password, or with Google where there is none',
    lasts: minutes(10),
    endsOn: [...noEntry, 'password', 'factor'],
    endsOnRecord: ['used', 'replaced'],
  },
  lostFactor: {
    holder: 'a player whose request two people of the staff agreed to',
    opens: 'sign-in without the second factor, 72 hours after the second one did',
    lasts: null,
    endsOn: [...noEntry, 'password', 'factor'],
    // By a sign-in with the factor, by a mail’s reader, and by staff.
    endsOnRecord: ['withdrawn'],
  },
  lostFactorLink: {
    holder: 'the mailbox of the account, and those that a way back still holds',
    opens: 'the end of a request to take the second factor away',
    lasts: null,
    endsOn: [...noEntry, 'password', 'factor'],
    endsOnRecord: ['used', 'withdrawn'],
  },
  reopenLink: {
    holder: 'the mailbox of an account that was closed',
    opens: 'the account again',
    // Until the erasure that its mail names.
    lasts: null,
    endsOn: otherPerson,
    endsOnRecord: ['used', 'undone'],
  },
  notMeLink: {
    holder: 'the mailbox that was notified of a sign-in',
    opens: 'the end of all sessions and of the password',
    lasts: days(7),
    endsOn: otherPerson,
    endsOnRecord: ['used'],
  },
  invitation: {
    holder: 'the mailbox that was invited',
    opens: 'a place on the staff',
    lasts: hours(48),
    endsOn: noEntry,
    endsOnRecord: ['used', 'replaced', 'withdrawn'],
  },
  ownInvitations: {
    holder: 'the mailboxes that an owner invited',
    opens: 'places on the staff',
    lasts: hours(48),
    endsOn: ['notStaff', 'notOwner', 'ban', 'erase'],
    endsOnRecord: ['used', 'replaced', 'withdrawn'],
  },
  preview: {
    holder: 'whom a member of staff gives the link',
    opens: 'a draft, as the page would show it',
    lasts: minutes(15),
    endsOn: ['notStaff', 'ban', 'erase'],
    endsOnRecord: ['deleted'],
  },
  receiptLink: {
    holder: 'the mailboxes of recipient and buyer',
    opens: 'the receipt of a payment',
    lasts: days(receiptDays),
    endsOn: [],
    endsOnRecord: [],
  },
  giftLink: {
    holder: 'whoever paid for somebody else, and the mailbox of the player who received it',
    opens: 'what was given, with the name and the sentence of the giver',
    lasts: days(giftDays),
    // Of either side.
    endsOn: ['erase'],
    // By staff, who remove the words, and by a refund.
    endsOnRecord: ['withdrawn', 'undone'],
  },
  buyerCookie: {
    holder: 'a browser that bought without signing in',
    opens: 'the payments that it began',
    lasts: days(receiptDays),
    endsOn: [],
    endsOnRecord: [],
  },
  undoOffer: {
    holder: 'whoever may make the change',
    opens: 'the change back, within the permission and limits of the change',
    lasts: days(undoDays),
    // It is no secret: each use needs the permission.
    endsOn: [],
    endsOnRecord: ['used', 'changed'],
  },
  promisedPrice: {
    holder: 'the buyer of an open payment',
    opens: 'its price, diamonds and bonuses as they were when it began',
    lasts: minutes(paymentMinutes),
    // Not by a change or the end of the package or the code (docs/spec/decisions.md, Payments).
    endsOn: ['erase'],
    endsOnRecord: ['used'],
  },
  firstBonus: {
    holder: 'a player who has not bought a package',
    opens: 'its first-purchase bonus, in whichever open payment is completed first',
    lasts: null,
    endsOn: ['erase'],
    endsOnRecord: ['used', 'deleted'],
  },
  offerCode: {
    holder: 'whoever knows its text',
    opens: 'bonus diamonds of a payment that is about to begin, or open',
    // As long as the code says of itself.
    lasts: null,
    endsOn: [],
    // Once its uses are used up.
    endsOnRecord: ['used', 'changed', 'deleted'],
  },
  codeProof: {
    holder: 'a browser from which a code was accepted',
    opens: 'further tries of that one code, counted as no guess',
    // It says nothing of any other code, and the code itself ends by its own record.
    lasts: null,
    endsOn: [],
    endsOnRecord: [],
  },
  browserCookie: {
    holder: 'a browser that signed in',
    opens: 'tries of the account that do not count as a stranger’s, and sign-ins that nobody is notified of',
    // Known by the account's sessions: as long as these are kept (operations/retention.ts), the browser's own copy aside.
    lasts: days(400),
    endsOn: ['erase'],
    // By "this was not me".
    endsOnRecord: ['withdrawn'],
  },
  googleTry: {
    holder: 'a browser that went to Google',
    opens: 'the return from there, with what Google says',
    lasts: minutes(10),
    endsOn: [],
    // Google's own code works once.
    endsOnRecord: ['used'],
  },
} as const satisfies Record<string, Credential>;
export type CredentialName = keyof typeof credentials;

/** Whether an event of the account ends a credential. */
export const endsOn = (name: CredentialName, event: AccountEvent): boolean => {
  const ends: readonly AccountEvent[] = credentials[name].endsOn;
  return ends.includes(event);
};
