/** What is said by whatever was thrown, by Node, the database or a library; empty texts for what it does not say. */
export function thrown(error: unknown) {
  const text = (name: string): string => {
    const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
    return typeof value === 'string' ? value : '';
  };
  return {
    name: text('name'),
    message: text('message'),
    code: text('code'),
    /** The database's rule that was broken. */
    constraint: text('constraint'),
    /** Node's call that failed. */
    syscall: text('syscall'),
    stack: text('stack'),
  };
}
