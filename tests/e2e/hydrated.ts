/** The part of React's tree that is read here; it hangs on the root element. */
interface Fiber {
  child: Fiber | null;
  sibling: Fiber | null;
  memoizedState: { isDehydrated?: boolean; dehydrated?: unknown } | null;
}
interface Rendered {
  stateNode: { current: Fiber };
}

/** Runs in the page: whether React has hydrated every part of it; before that, a prerendered button does nothing. */
export function hydratedInPage(): boolean {
  const root = document.getElementById('root') as (HTMLElement & Record<string, Rendered>) | null;
  if (!root) return true;
  const current =
    root[Object.keys(root).find((key) => key.startsWith('__reactContainer')) ?? '']?.stateNode.current;
  const waits = (fiber: Fiber | null): boolean =>
    fiber !== null &&
    (Boolean(fiber.memoizedState?.isDehydrated || fiber.memoizedState?.dehydrated) ||
      waits(fiber.child) ||
      waits(fiber.sibling));
  return Boolean(current?.child) && !waits(current?.child ?? null) && !current?.memoizedState?.isDehydrated;
}
