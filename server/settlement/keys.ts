import type { Difference } from '../../contract/settlementFile';

/** The key of the case about a movement that the other side does not have. */
export const onlyOursKey = (movementId: string): string => `settlement only-ours ${movementId}`;

/** The key of the case about a difference: once for each transfer and kind, however often its file is uploaded. */
export const differenceKey = (what: Difference, gateway: string, name: string): string =>
  `settlement ${what} ${gateway} ${name}`;

/** What a row without a reference is called by: its order number. */
export const nameOf = ({
  reference,
  orderNumber,
}: {
  reference: string | null;
  orderNumber: string | null;
}): string => reference ?? orderNumber ?? '';
