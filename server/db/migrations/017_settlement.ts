/** Nothing: its indexes are of tables that may be large, and are built without locking them (db/indexList.ts). */
export const up = async (): Promise<void> => undefined;
