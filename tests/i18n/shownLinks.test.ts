import { afterEach, expect, it } from 'vitest';
import { allPages } from '../../scripts/siteUrl';
import { renderFor } from '../../src/i18n/languagePath';
import { withShownLinks } from '../../src/i18n/shownLinks';

afterEach(() => renderFor(false));

const link = (path: string) => `<a class="link" href="${path}">`;

it('a link to any page that has an English address leads to it, and to no other page', () => {
  renderFor(true);
  for (const { path } of allPages)
    expect(withShownLinks(link(path))).toBe(link(path === '/' ? '/en' : `/en${path}`));
  for (const path of ['/auth/login', '/admin', '/downloads/outline.zip', 'https://elsewhere.example/news'])
    expect(withShownLinks(link(path))).toBe(link(path));
  renderFor(false);
  for (const { path } of allPages) expect(withShownLinks(link(path))).toBe(link(path));
});
