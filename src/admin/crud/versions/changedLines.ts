/** Shorter texts are shown whole. */
const long = 300;
const cut = '…';

/**
 * The lines in which two versions of a long text differ, with one equal line before and after them. `…` stands for the
 * equal lines that are left out.
 */
export function changedLines(one: string, other: string): readonly [string, string] {
  if (Math.max(one.length, other.length) <= long) return [one, other];
  const [before, after] = [one.split('\n'), other.split('\n')];
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  const shown = (lines: readonly string[]) => {
    const [from, to] = [Math.max(0, start - 1), lines.length - Math.max(0, end - 1)];
    return [...(from > 0 ? [cut] : []), ...lines.slice(from, to), ...(to < lines.length ? [cut] : [])].join(
      '\n',
    );
  };
  return [shown(before), shown(after)];
}

/** Two versions of a record, of whose long texts a field is reduced to what differs. */
export function reduced<V extends Record<string, unknown>>(
  name: string,
  versions: readonly V[],
): readonly V[] {
  const [one, other] = versions;
  const [first, second] = [one?.[name], other?.[name]];
  if (!one || !other || typeof first !== 'string' || typeof second !== 'string') return versions;
  const [before, after] = changedLines(first, second);
  return [
    { ...one, [name]: before },
    { ...other, [name]: after },
  ];
}
