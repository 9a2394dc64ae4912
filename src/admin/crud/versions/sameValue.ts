const isTime = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value);
const plain = (value: unknown) => (isTime(value) ? Date.parse(value) : (value ?? ''));

/** Whether two values of a field are equal, regardless of how their times are formatted. */
export const sameValue = (one: unknown, other: unknown): boolean =>
  typeof one === 'object' || typeof other === 'object'
    ? JSON.stringify(one ?? '') === JSON.stringify(other ?? '')
    : plain(one) === plain(other);
