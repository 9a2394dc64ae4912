import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** As a browser loads it: the other tests of this project read the demo content. */
let content: typeof import('../../src/site/content/pageContent');
const files = new Map<string, unknown>();
const asked: string[] = [];
beforeEach(async () => {
  vi.resetModules();
  await (await import('i18next')).default.init({ resources: {} });
  content = await import('../../src/site/content/pageContent');
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    if (!files.has(url)) throw new TypeError('no connection');
    return new Response(JSON.stringify(files.get(url)));
  });
  asked.length = 0;
  files.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

const block = (name: string, data: unknown) => {
  document.body.innerHTML += `<script type="application/json" data-name="${name}">${JSON.stringify(data)}</script>`;
};
const open = async (name: string) => {
  await content.loadContent(name, 'vi');
  return content.contentIn(name, 'vi');
};

describe('a content', () => {
  it('comes with the page, and from its file when the page is opened a minute later', async () => {
    block('vi/one', { at: 1 });
    files.set('/content/vi/one.json', { at: 2 });
    expect(await open('one')).toEqual({ at: 1 });
    vi.advanceTimersByTime(59_999);
    expect(await open('one')).toEqual({ at: 1 });
    expect(asked).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(await open('one')).toEqual({ at: 2 });
    expect(await open('one')).toEqual({ at: 2 });
    expect(asked).toEqual(['/content/vi/one.json']);
  });

  it('stays without a connection, and is looked for again', async () => {
    block('vi/two', { at: 1 });
    await open('two');
    for (let time = 0; time < 2; time++) {
      vi.advanceTimersByTime(60_000);
      expect(await open('two')).toEqual({ at: 1 });
    }
    expect(asked).toHaveLength(2);
  });

  it('of a preview is in no file', async () => {
    block('vi/three', { at: 1 });
    block('en/three', { at: 1 });
    files.set('/content/vi/three.json', { at: 2 });
    await open('three');
    vi.advanceTimersByTime(60_000);
    expect(await open('three')).toEqual({ at: 1 });
    expect(asked).toEqual([]);
  });

  it('that was never there is an error', async () => {
    await expect(open('four')).rejects.toThrow('no connection');
  });
});
