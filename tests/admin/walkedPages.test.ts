import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { everyAddress } from '../support/adminPages';
import { filesBelow } from '../support/modules';

/** The routes that the screens declare with a text, by file; those from lists of names are opened by the same lists. */
const routes = filesBelow('src/admin')
  .filter((file) => file.endsWith('.tsx'))
  .flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/<Route\b[^>]*?\bpath="([^"*/:][^"]*|:[^"]+\/[^"]+)"/g)].map(
      ([, path = '']) => [path, file] as const,
    ),
  );

/** A route below any page, as it ends an address, or continues below `/*`. */
const pattern = (path: string) =>
  new RegExp(
    `/${path
      .replace(/\/:\w+\?/g, '(/[^/]+)?')
      .replace(/:\w+/g, '[^/]+')
      .replace(/\/\*$/, '(/.*)?')}$`,
  );

describe('the walks over every page', () => {
  it('find the routes', () => expect(routes.length).toBeGreaterThan(20));

  it.each(routes)('open %s of %s', (path) => {
    expect(everyAddress.filter((one) => pattern(path).test(one.path))).not.toEqual([]);
  });
});
