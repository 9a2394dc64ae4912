import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, Capabilities, type WebDriver, type WebElement } from 'selenium-webdriver';
import { hydratedInPage } from '../e2e/hydrated';
import { freePort } from '../support/server/freePort';
import {
  type Engine,
  findInPage,
  parts,
  type Tab,
  type Target,
  uncoveredInPage,
  until,
  untilStill,
} from './engine';

/** A display, for a browser that requires one. */
async function display(): Promise<{ name: string; process: ChildProcess }> {
  const process = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [line] = (await once(process.stdout as NonNullable<typeof process.stdout>, 'data')) as [Buffer];
  return { name: `:${line.toString().trim()}`, process };
}

/** A driver with a browser of its own, and the function that ends both, also when they no longer respond. */
async function startDriver(DISPLAY: string): Promise<{ url: string; end: () => void }> {
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    // Its sandbox does not start for root, which containers run as.
    env: {
      ...process.env,
      DISPLAY,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      LANG: 'vi_VN.UTF-8',
    },
    stdio: 'ignore',
    // The leader of a process group, which its browser belongs to.
    detached: true,
  });
  const url = `http://127.0.0.1:${port}`;
  await until('WebKitWebDriver', () => fetch(`${url}/status`));
  return { url, end: () => void (driver.pid && process.kill(-driver.pid, 'SIGKILL')) };
}

/**
 * WebKitGTK's small browser, by classic WebDriver. Its window is never narrower than about 450 px.
 */
export async function webkit(binary: string): Promise<Engine> {
  const screen = await display();
  const wanted = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  });
  const ends: (() => void)[] = [];
  const end = () => {
    for (const endOne of ends.splice(0)) endOne();
  };
  return {
    open: async () => {
      end();
      // A driver that lost a command would keep the next session waiting, so each session has its own.
      const driver = await startDriver(screen.name);
      ends.push(driver.end);
      return tabOf(await new Builder().usingServer(driver.url).withCapabilities(wanted).build());
    },
    close: async () => {
      end();
      screen.process.kill();
    },
  };
}

function tabOf(driver: WebDriver): Tab {
  const run = <T>(inPage: (...args: never[]) => unknown, ...args: unknown[]) =>
    driver.executeScript<T>(`return (${String(inPage)})(...arguments)`, ...args);
  const find = (what: Target) =>
    until(String(what), () => run<WebElement | null>(findInPage, ...parts(what)));
  const still = (what: Target) => untilStill(what, find, (found) => run<string>(uncoveredInPage, found));
  return {
    goto: async (url) => {
      await driver.get(url);
      await until('hydration', () => run<boolean>(hydratedInPage));
    },
    click: async (what) => (await still(what)).click(),
    type: async (what, text) => {
      const field = await find(what);
      await run((element: HTMLInputElement) => {
        element.focus();
        element.select();
      }, field);
      await field.sendKeys(text);
    },
    waitFor: async (what) => void (await find(what)),
    run: (inPage, ...args) => run(inPage as never, ...args),
    switchTo: (part) =>
      until(part, async () => {
        for (const handle of await driver.getAllWindowHandles()) {
          await driver.switchTo().window(handle);
          if ((await driver.getCurrentUrl()).includes(part)) return true;
        }
        return false;
      }).then(() => undefined),
    resize: async (width, height) => {
      await driver.manage().window().setRect({ width, height });
      // The window follows later; it has a frame, and a least width.
      const isWide = (wanted: number) => innerWidth > wanted - 50 && innerWidth <= Math.max(wanted, 500);
      await until(`a window of ${width} px`, () => run<boolean>(isWide, width));
    },
  };
}
