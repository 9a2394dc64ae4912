import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { addressOf } from '../../contract/addresses';
import { everyCall } from '../../contract/calls/every';
import { circles, filesBelow, importsOf } from '../support/modules';
import { roomOf, roomsOfTree } from '../support/rooms';

const sources = filesBelow('arena', 'art', 'bench', 'contract', 'media', 'scripts', 'server', 'src').filter(
  (file) => /\.tsx?$/.test(file),
);
const imports = sources.flatMap(importsOf);
const crossing = (from: RegExp, to: RegExp) =>
  imports
    .filter(({ file, target }) => from.test(file) && to.test(target))
    .map(({ file, target }) => `${file} → ${target}`);

it('reads imports of every form', () => {
  expect(importsOf('src/router.tsx')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ target: 'react-router-dom', lazy: false }),
      expect.objectContaining({ target: 'src/paths.ts' }),
      expect.objectContaining({ target: 'src/admin/AdminApp.tsx', lazy: true }),
    ]),
  );
  expect(imports.some(({ typeOnly }) => typeOnly)).toBe(true);
  const lost = imports.filter(
    ({ target }) => /^(src|server|contract)\//.test(target) && !/\.\w+$/.test(target),
  );
  expect(lost).toEqual([]);
});

describe('the direction of imports (ARCHITECTURE.md, rules 2 and 3)', () => {
  it('contract and art import nothing of ours', () => {
    expect(crossing(/^contract\//, /^(art|src|server|scripts|tests)\//)).toEqual([]);
    expect(crossing(/^art\//, /^(contract|src|server|scripts|tests)\//)).toEqual([]);
  });
  it('the client imports no server and the server no client', () => {
    expect(crossing(/^src\//, /^(server|art)\//)).toEqual([]);
    expect(crossing(/^server\//, /^src\//)).toEqual([]);
  });
  it('the public site and the back office do not import each other', () => {
    expect(crossing(/^src\/site\//, /^src\/(admin|dataProvider|authProvider)\//)).toEqual([]);
    expect(crossing(/^src\/(admin|dataProvider|authProvider)\//, /^src\/site\//)).toEqual([]);
  });
  it('the public site does not use the back office’s packages', () => {
    const packages = /^(react-admin|ra-|@mui|@emotion|recharts|react-hook-form)/;
    expect(crossing(/^src\/(site|api|session|i18n|errors|format)\//, packages)).toEqual([]);
  });
  it('the schema library stays out of the browser: the client imports only types from the files that use it', () => {
    const schemas = new Set(
      imports
        .filter(({ file, target }) => file.startsWith('contract/') && target === 'typebox')
        .map(({ file }) => file),
    );
    // The build reduces a declared call to what a browser needs (scripts/slimCalls.ts).
    const isSlim = (file: string) => /^contract\/calls\/(?!all|call|catalog|every)/.test(file);
    expect(
      imports
        .filter(({ file, typeOnly }) => file.startsWith('src/') && !typeOnly)
        .filter(({ target }) => schemas.has(target) && !isSlim(target))
        .map(({ file, target }) => `${file} → ${target}`),
    ).toEqual([]);
  });
  it('src/api has no function that only passes a call on (docs/decisions/014)', () => {
    const passesOn =
      /^export (?:const \w+ = .*=>\s*call|(?:async )?function .*\{\s*return (?:await )?call)\(/m;
    expect('export const login = (body: LoginBody) =>\n  call(calls.login, { body });').toMatch(passesOn);
    expect(filesBelow('src/api').filter((file) => passesOn.test(readFileSync(file, 'utf8')))).toEqual([]);
  });
  it('a room imports only from the rooms above it in the tree', () => {
    const rooms = roomsOfTree();
    const place = (file: string) => {
      const room = roomOf(rooms, file);
      return room ? rooms.indexOf(room) : Number.NaN;
    };
    const ours = imports.filter(({ target }) => roomOf(rooms, target));
    expect([rooms.length > 60, ours.length > 4000]).toEqual([true, true]);
    const upwards = ours
      .filter(({ file, target }) => !(place(target) <= place(file)))
      // The argument of buildApp() combines types of all rooms, and any room may take part of it.
      .filter(({ target, typeOnly }) => !(typeOnly && target === 'server/dependencies.ts'))
      .filter(({ file }) => file !== 'server/dependencies.ts');
    expect(upwards.map(({ file, target }) => `${file} → ${target}`)).toEqual([]);
  });
  it('the tree is whole: it names every folder, and each file that lies beside the rooms of an area', () => {
    const rooms = roomsOfTree();
    const isNamed = (path: string, name: string) =>
      rooms.some((room) => room.path === path) ||
      (roomOf(rooms, path)
        ?.sentence.split(/[ ,;()]/)
        .includes(name) ??
        false);
    const folders = new Set(sources.map((file) => `${dirname(file)}/`));
    const lost = [...folders].filter((folder) => !isNamed(folder, `${basename(folder)}/`));
    expect(lost).toEqual([]);
    const loose = sources.filter((file) => /^(server|src|src\/admin|src\/site)\/[^/]+$/.test(file));
    expect(loose.filter((file) => !isNamed(file, basename(file)))).toEqual([]);
    expect(rooms.filter(({ path }) => !existsSync(path))).toEqual([]);
  });
  it('there are no import cycles at run time', () => expect(circles(imports)).toEqual([]));
});

describe('what a file may do', () => {
  const text = (file: string) => readFileSync(file, 'utf8');
  const ours = (pattern: RegExp, allowed: RegExp) =>
    sources.filter((file) => file.startsWith('src/') && !allowed.test(file) && pattern.test(text(file)));
  // The service worker forwards a page's requests.
  const mayFetch = /^src\/(api\/|site\/offline\/worker\.ts)/;
  it('only src/api calls fetch (rule 7)', () => expect(ours(/(?<![\w.])fetch\(/, mayFetch)).toEqual([]));
  it('an address of the API stands in its declaration alone', () => {
    const addresses = everyCall()
      .map(({ path }) => path.split('/:')[0] ?? path)
      .filter((path) => path.includes('/'));
    // Whole, or the beginning of one such as the path of a cookie.
    const written = new RegExp(`(['"\`]|(?<!src)/)(${addresses.join('|')})['"\`/?]|['"\`}]/api/\\w+`, 'g');
    const commentOrImport = /^\s*(\/?\*|\/\/).*$|from '.*'/gm;
    const found = sources
      .filter((file) => !file.startsWith('contract/'))
      .flatMap((file) =>
        (text(file).replace(commentOrImport, '').match(written) ?? []).map((path) => `${file}: ${path}`),
      );
    expect(found).toEqual([]);
  });
  it('files that can import no declaration name only addresses of declared calls', () => {
    const addresses = everyCall().map((call) => addressOf(call));
    const named = [...filesBelow('deploy'), 'Dockerfile', 'compose.yaml'].flatMap(
      (file) => text(file).match(/\/api\/[\w/:-]+/g) ?? [],
    );
    expect(named.length).toBeGreaterThan(2);
    expect(named.filter((path) => !addresses.includes(path))).toEqual([]);
  });
  it('nothing uses window.alert, confirm or prompt (rule 11)', () =>
    expect(ours(/window\.(alert|confirm|prompt)\(/, /^$/)).toEqual([]));
});
