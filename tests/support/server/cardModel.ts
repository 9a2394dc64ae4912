import { addMs, days } from '../../../server/platform/clock';

/** An account, as the rules of cards and user names know it. */
export interface KnownPerson {
  id: string;
  email: string;
  userName: string;
  /** The one drawn avatar that nobody else of the story has. */
  avatar: string;
  role: 'User' | 'Admin';
  isVisible: boolean | null;
  isIndexed: boolean;
  /** The end of a ban. */
  bannedUntil: Date | null;
  /** When a closed account is to be erased. */
  eraseAt: Date | null;
  isErased: boolean;
  /** When the user name changed last. */
  renamedAt: Date | null;
}
/** A name that is nobody's any more, in lower case, and whose it was. */
interface FormerName {
  name: string;
  of: KnownPerson;
  at: Date;
  /** Erased together with its player, it leads nowhere. */
  isErased: boolean;
}

/** Whose cards are shown under which names (docs/spec/account.md, Player card), in the specification's own words. */
export class CardModel {
  readonly people: KnownPerson[] = [];
  private readonly former: FormerName[] = [];

  constructor(private readonly now: () => Date) {}

  isBanned = ({ bannedUntil }: KnownPerson): boolean => bannedUntil !== null && bannedUntil > this.now();
  isOpen = (person: KnownPerson): boolean => !this.isBanned(person) && person.eraseAt === null;
  /** By whoever looks for the player to pay. */
  isFound = (person: KnownPerson): boolean => person.role === 'User' && this.isOpen(person);
  isShown = (person: KnownPerson): boolean => person.isVisible === true && this.isFound(person);

  /** Whose card stands at a name; undefined for one and the same "nothing here". */
  cardAt(userName: string): KnownPerson | undefined {
    const name = userName.toLowerCase();
    const has = this.people.find((person) => !person.isErased && person.userName.toLowerCase() === name);
    const had = this.former.findLast(
      (one) => one.name === name && !one.isErased && addMs(one.at, days(90)) > this.now(),
    );
    const found = has ?? had?.of;
    return found && this.isShown(found) ? found : undefined;
  }

  /** Whether nobody but `except` may take a name. */
  isTaken(userName: string, except: KnownPerson | null): boolean {
    const name = userName.toLowerCase();
    const others = this.people.filter((person) => person !== except && !person.isErased);
    return (
      others.some((person) => person.userName.toLowerCase() === name) ||
      this.former.some(
        (one) => one.name === name && one.of !== except && addMs(one.at, days(365)) > this.now(),
      )
    );
  }

  private leaves(of: KnownPerson, isErased: boolean): void {
    this.former.push({ name: of.userName.toLowerCase(), of, at: this.now(), isErased });
  }

  renamed(person: KnownPerson, userName: string): void {
    this.leaves(person, false);
    Object.assign(person, { userName, renamedAt: this.now() });
  }

  erased(person: KnownPerson): void {
    this.leaves(person, true);
    for (const one of this.former) one.isErased ||= one.of === person;
    person.isErased = true;
  }
}
