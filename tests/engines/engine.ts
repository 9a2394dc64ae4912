/** A test's actions in a browser engine, in the terms that puppeteer and WebDriver share. */
export interface Tab {
  goto(url: string): Promise<void>;
  /** Clicks an element as a person does. */
  click(what: Target): Promise<void>;
  /** Replaces the content of a field by typing. */
  type(what: Target, text: string): Promise<void>;
  /** Waits until an element is visible. */
  waitFor(what: Target): Promise<void>;
  /** Calls a function in the page; the function must not use anything from outside it. */
  run<Args extends unknown[], Result>(inPage: (...args: Args) => Result, ...args: Args): Promise<Result>;
  /** Waits for the tab whose address contains a text, and switches to it. */
  switchTo(part: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
}

/** An element: a selector, plus part of its label or text where several match. */
export type Target = string | readonly [selector: string, text: string];

export interface Engine {
  /** A tab of a new session, with nothing stored. The one before is closed. */
  open(): Promise<Tab>;
  close(): Promise<void>;
}

/** Runs in the page: the first visible element that matches a selector and part of a label or text. */
export function findInPage(selector: string, text: string): Element | null {
  const labelOf = (element: Element) => {
    const labels = 'labels' in element ? [...((element.labels as NodeListOf<Element> | null) ?? [])] : [];
    const own = element.getAttribute('aria-label') ?? element.textContent;
    return [own, ...labels.map((label) => label.textContent)].map((one) => one?.trim() ?? '');
  };
  return (
    [...document.querySelectorAll(selector)].find(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        labelOf(element).some((label) => label.includes(text)),
    ) ?? null
  );
}

/** Runs in the page: where an element's centre is, or nothing while something covers it, such as a part still fading out. */
export function uncoveredInPage(element: Element): string {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return top !== null && (element.contains(top) || top.contains(element))
    ? `${x} ${y} ${width} ${height}`
    : '';
}

/** The selector and the text of a target. */
export const parts = (what: Target): readonly [string, string] =>
  typeof what === 'string' ? [what, ''] : what;

/** Retries until there is a result. Throws after half a minute, naming what was waited for and the last error. */
export async function until<T>(
  what: string,
  attempt: () => Promise<T | null | undefined | false>,
): Promise<T> {
  const end = Date.now() + 30_000;
  let cause: unknown;
  do {
    const result = await attempt().catch((error: unknown) => {
      cause = error;
    });
    if (result) return result;
    await new Promise((resolve) => setTimeout(resolve, 100));
  } while (Date.now() < end);
  throw new Error(`Waited in vain for: ${what}. Last error: ${String(cause)}`, { cause });
}

/**
 * Waits until an element is uncovered and stays in its place: drivers press where it was when they looked, so that a part
 * that arrives in between would get the press.
 */
export function untilStill<Found>(
  what: Target,
  find: (what: Target) => Promise<Found>,
  look: (found: Found) => Promise<string>,
): Promise<Found> {
  let last = '';
  return until(`${String(what)}, uncovered and still`, async () => {
    const found = await find(what);
    const place = await look(found);
    const still = place !== '' && place === last;
    last = place;
    return still && found;
  });
}
