/** Does nothing: its indexes are on tables that may be large, and are built without locking them (db/indexList.ts). */
export const up = async (): Promise<void> => undefined;
