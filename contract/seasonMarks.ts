import type { Wallet } from './ledger';

/** What a season gives at a milestone or its goal: what a wallet holds, or an accessory. */
export const giftKinds = ['Diamonds', 'Golds', 'Accessory'] as const;
/** The choice that is an accessory. */
export const accessoryKind = giftKinds.indexOf('Accessory');

/** A gift as staff wrote it, of a milestone or of the goal. */
export interface StoredMark {
  /** The milestone's id, or `goal`. */
  mark: string;
  /** In VND. */
  spend: number;
  /** Null for an accessory. */
  wallet: Wallet | null;
  /** Of an accessory, the diamonds for whoever owns it already. */
  amount: number;
  /** Null but for an accessory, and for one that was not chosen. */
  accessoryId: string | null;
  /** The season's fields that hold the amount and the accessory. */
  fields: { amount: string; accessoryId: string };
}

/** The fields of a season that say what it gives. */
export interface Giver {
  goal: number;
  giftKind: number;
  giftAmount: number;
  accessoryId: string | null;
  milestones: ReadonlyArray<{
    id: string;
    spend: number;
    wallet: number;
    amount: number;
    /** Missing in a milestone that was written when it could not give one. */
    accessoryId?: string | null;
  }>;
}

const walletOf = (kind: number): Wallet | null =>
  kind === accessoryKind ? null : kind === 1 ? 'golds' : 'diamonds';
const itemOf = (kind: number, accessoryId: string | null | undefined) =>
  kind === accessoryKind ? (accessoryId ?? null) : null;

/** The gift of a season's goal. */
export const goalMark = ({
  goal,
  giftKind,
  giftAmount,
  accessoryId,
}: Omit<Giver, 'milestones'>): StoredMark => ({
  mark: 'goal',
  spend: goal,
  wallet: walletOf(giftKind),
  amount: giftAmount,
  accessoryId: itemOf(giftKind, accessoryId),
  fields: { amount: 'giftAmount', accessoryId: 'accessoryId' },
});

/** The gifts of a season's milestones, as they were written. */
export const milestoneMarks = ({ milestones }: Pick<Giver, 'milestones'>): StoredMark[] =>
  milestones.map((row, place) => ({
    mark: row.id,
    spend: row.spend,
    wallet: walletOf(row.wallet),
    amount: row.amount,
    accessoryId: itemOf(row.wallet, row.accessoryId),
    fields: { amount: `milestones.${place}.amount`, accessoryId: `milestones.${place}.accessoryId` },
  }));

/** All gifts of a season, the goal's last. */
export const storedMarks = (season: Giver): StoredMark[] => [...milestoneMarks(season), goalMark(season)];
