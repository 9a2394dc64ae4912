type Saving = Navigator & { connection?: { saveData?: boolean } };

/** Whether the user has turned on the browser's data saver. */
export const savesData = (): boolean => (navigator as Saving).connection?.saveData === true;
