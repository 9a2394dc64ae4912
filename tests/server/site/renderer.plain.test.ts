import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { isLate, Renderer } from '../../../server/site/render/renderer';

const thread = new URL('../../support/server/renderingThread.mjs', import.meta.url);
const renderer = new Renderer('', thread, { start: 60_000, deadline: 60_000, megabytes: 32 });
const impatient = new Renderer('', thread, { start: 60_000, deadline: 3000 });
afterAll(() => Promise.all([renderer.close(), impatient.close()]));

const render = (path: string, by = renderer) =>
  by.render({ path, name: 'home', language: 'vi', inAddress: false });

describe('rendering in a thread', () => {
  it('renders one page after the other in the same thread', async () => {
    const pages = await Promise.all(['/a', '/b', '/c'].map((path) => render(path)));
    const [, by] = pages[0]?.split(' by ') ?? [];
    expect(pages).toEqual(['/a', '/b', '/c'].map((path) => `${path} by ${by}`));
  });

  it.each([
    ['/throws', 'cannot render this', renderer],
    ['/hangs', 'took longer than 3000 ms', impatient],
    ['/ends', 'the thread ended with 3', renderer],
    ['/grows', 'memory', renderer],
  ])('names the page that %s, and renders those before and after it', async (bad, reason, by) => {
    const pages = ['/a', bad, '/b'].map((path) => render(path, by));
    const [before, failed, after] = await Promise.allSettled(
      pages as [Promise<string>, Promise<string>, Promise<string>],
    );
    expect([before.status, after.status]).toEqual(['fulfilled', 'fulfilled']);
    const error: Error = failed.status === 'rejected' ? failed.reason : new Error('it was rendered');
    expect(error.message).toBe(`${bad} in vi was not rendered`);
    expect(String(error.cause)).toContain(reason);
  });

  it('gives up a page sooner while others wait, and says that it was only late', async () => {
    const busy = new Renderer('', thread, { start: 60_000, deadline: 60_000, quick: 300 });
    onTestFinished(() => busy.close());
    const page = { name: 'home', language: 'vi' as const, inAddress: false };
    const late: Error = await busy.render({ ...page, path: '/hangs' }, true).catch((error) => error);
    expect(String(late.cause)).toContain('took longer than 300 ms');
    expect(isLate(late)).toBe(true);
    const broken = await busy.render({ ...page, path: '/throws' }).catch((error) => error);
    expect(isLate(broken)).toBe(false);
  });

  it.each(['/throws-later', '/ends-later'])(
    'loses no page by %s, which brings down the thread while nobody waits for it',
    async (bad) => {
      const alone = new Renderer('', thread, { start: 60_000, deadline: 3000 });
      onTestFinished(() => alone.close());
      const ended = new Promise((resolve) =>
        process.once('worker', (worker) => void worker.once('exit', resolve)),
      );
      await render(bad, alone);
      await ended;
      expect(await render('/a', alone)).toContain('/a by');
    },
  );

  it('ends the thread when there is nothing to do, and starts another one', async () => {
    const brief = new Renderer('', thread, { idle: 10 });
    const first = await render('/a', brief);
    await expect.poll(() => render('/a', brief)).not.toBe(first);
    await brief.close();
  });
});
