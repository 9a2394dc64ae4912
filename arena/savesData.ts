type Saving = Navigator & { connection?: { saveData?: boolean } };

/** Whether the browser was asked to save data. */
export const savesData = (): boolean => (navigator as Saving).connection?.saveData === true;
