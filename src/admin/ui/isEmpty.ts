/** Whether a field of a record has no value; 0 and false are values. */
export const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';
