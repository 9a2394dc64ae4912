import type { Page } from 'playwright-core';
import sharp from 'sharp';

/** An element that a reader has to see, and where it lies on the whole page. */
interface Drawn {
  html: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

const controls =
  'button, input, select, textarea, [role="button"], [role="combobox"], [role="tab"], a:has(svg)';

/** Controls, and pictures that are backgrounds or masks; of a page with a dialog what the dialog shows. */
const drawnOn = (page: Page): Promise<Drawn[]> =>
  page.evaluate((selector) => {
    const isPicture = (element: Element) => {
      const { maskImage, backgroundImage } = getComputedStyle(element);
      return maskImage.includes('url(') || (backgroundImage.includes('url(') && !element.textContent);
    };
    /** A checkbox or a switch is drawn by what stands around its input, which is transparent. */
    const shownBy = (element: Element) =>
      element.matches('[type="checkbox"], [type="radio"], [type="file"]')
        ? (element.closest('.MuiSwitch-root, .MuiCheckbox-root, label') ?? element)
        : element;
    /** Whether the middle of it lies in every box around it that scrolls. */
    const isLive = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        const around = box.getBoundingClientRect();
        const isInside = x >= around.left && x <= around.right && y >= around.top && y <= around.bottom;
        if (!isInside && getComputedStyle(box).overflow !== 'visible') return false;
      }
      return true;
    };
    const root = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document.body;
    return [...root.querySelectorAll('*')]
      .filter((element) => element.matches(selector) || isPicture(element))
      .map(shownBy)
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter(isLive)
      .map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const html = element.outerHTML.slice(0, 200);
        return { html, left: left + scrollX, top: top + scrollY, width, height };
      });
  }, controls);

/** The elements of which nothing can be seen: their place on a picture of the page has one colour. */
export async function unseenOn(page: Page): Promise<string[]> {
  const drawn = await drawnOn(page);
  const picture = sharp(await page.screenshot({ fullPage: true })).removeAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const isUnseen = ({ left, top, width, height }: Drawn) => {
    const [right, bottom] = [Math.min(left + width, info.width), Math.min(top + height, info.height)];
    // What lies beside the page is a link to its content, until it has the focus; what is smaller than that is hidden.
    if (left < 0 || top < 0 || right - left < 5 || bottom - top < 5) return false;
    const placeOf = (x: number, y: number) => 3 * (y * info.width + Math.floor(x));
    const first = placeOf(left, Math.floor(top));
    for (let y = Math.floor(top); y < bottom; y++)
      for (let at = placeOf(left, y); at < placeOf(right, y); at++)
        if (Math.abs((data[at] ?? 0) - (data[first + (at % 3)] ?? 0)) > 50) return false;
    return true;
  };
  return drawn.length ? drawn.filter(isUnseen).map(({ html }) => html) : ['no control at all'];
}

/** The disabled buttons that look like an enabled one. */
export const likeEnabled = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const lookOf = (element: Element) => {
      const { color, opacity } = getComputedStyle(element);
      return `${color} ${opacity}`;
    };
    const buttons = [...document.querySelectorAll('button')].filter((one) => one.checkVisibility());
    const isDisabled = (one: Element) => one.matches(':disabled, [aria-disabled="true"]');
    const enabled = buttons.filter((one) => !isDisabled(one)).map(lookOf);
    return buttons
      .filter((one) => isDisabled(one) && enabled.includes(lookOf(one)))
      .map((one) => one.outerHTML.slice(0, 200));
  });

/** The controls and links that show no sign of having the focus. */
export async function unringedOn(page: Page): Promise<string[]> {
  // A focus that a script moves is shown only after the keyboard was used.
  await page.keyboard.press('Tab');
  return page.evaluate(async (selector) => {
    const hasRing = (element: Element | null, pseudo?: string) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudo);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    };
    const isRinged = (focused: Element) => {
      // Material UI's input has a thicker frame instead.
      const frame = focused.closest('.MuiInputBase-root')?.querySelector('fieldset');
      if (frame && Number.parseFloat(getComputedStyle(frame).borderTopWidth) > 1) return true;
      const around = [focused, focused.parentElement, focused.nextElementSibling, focused.closest('label')];
      return hasRing(focused, '::after') || around.some((one) => hasRing(one));
    };
    const found = [];
    for (const one of document.querySelectorAll<HTMLElement>(selector)) {
      if (!one.checkVisibility({ visibilityProperty: true })) continue;
      one.focus({ preventScroll: true });
      // What is disabled, inert or behind a dialog does not get it; some rings come with a transition.
      const isUnringed = () => document.activeElement === one && !isRinged(one);
      for (let frames = 0; frames < 60 && isUnringed(); frames++) await new Promise(requestAnimationFrame);
      if (isUnringed()) found.push(one.outerHTML.slice(0, 200));
    }
    return found;
  }, `a[href], ${controls}`);
}

/** The words of at most fourteen letters that break over two lines: what holds them is too narrow. */
export const brokenWordsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { parentElement, textContent } = node;
      if (!parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      for (const { 0: word, index } of (textContent ?? '').matchAll(
        /(?<![\p{L}\d])\p{L}{2,14}(?![\p{L}\d])/gu,
      )) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set(
          [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top),
        );
        if (lines.size > 1) found.push(word);
      }
    }
    return found;
  });
