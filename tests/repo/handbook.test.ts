import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { commands } from '../../server/cli/commands';
import { findCommand, parseGiven } from '../../server/cli/parse';

const handbook = readFileSync('docs/operating.md', 'utf8').replaceAll('\\\n', ' ');
const fenced = [...handbook.matchAll(/^```sh\n([\s\S]*?)^```/gm)].flatMap(([, block = '']) =>
  block.split('\n'),
);
const inText = [...handbook.matchAll(/`((?:outline|docker compose) [^`]+)`/g)].map(([, text = '']) => text);
/** Every command that the handbook says to run, by its words; what follows a pipe is the shell's. */
const said = [...fenced, ...inText]
  .map((line) => line.replace(/\s*(?:[|>#].*)?$/, '').trim())
  .filter((line) => /^(outline|docker compose) /.test(line))
  .map((line) => line.split(/\s+/));
const outline = said.filter(([first]) => first === 'outline');
const compose = said.filter(([first]) => first === 'docker');

const wrongOutline = (words: readonly string[]): string[] => {
  if (words[0] === '--version' || words[0] === 'help') return [];
  const found = findCommand(commands, words);
  if (!found) {
    const isGroup = words.length === 1 && commands.some(({ name }) => name.startsWith(`${words[0]} `));
    return isGroup || words.join(' ') === 'command' ? [] : [`no command: ${words.join(' ')}`];
  }
  // In the text a command may stand for itself, without what it takes.
  if (found.rest.length === 0) return [];
  try {
    parseGiven(found.command, found.rest);
    return [];
  } catch (error) {
    return [String(error)];
  }
};

/** Options of `docker compose` and of its commands, with the number of words that each takes. */
const options: Record<string, number> = {
  '-f': 1,
  '--profile': 1,
  '--user': 1,
  ...Object.fromEntries(
    ['--build', '--detach', '--no-deps', '--rm', '--wait', '--volumes', '--follow'].map((name) => [name, 0]),
  ),
};
const verbs = ['build', 'down', 'exec', 'logs', 'ps', 'pull', 'restart', 'run', 'stop', 'up'];

interface File {
  services: Record<string, { image?: string; build?: unknown }>;
}
const servicesOf = (files: readonly string[]): string[] =>
  files.flatMap((file) => Object.keys((parse(readFileSync(file, 'utf8'), { merge: true }) as File).services));

function wrongCompose(words: readonly string[]): string[] {
  const files = words.flatMap((word, at) => (words[at - 1] === '-f' ? [word] : []));
  const missing = files.filter((file) => !existsSync(file));
  if (missing.length > 0) return missing.map((file) => `no file: ${file}`);
  // The archive's services are there where its file was in use before.
  const services = servicesOf(['compose.yaml', 'deploy/compose.archive.yaml']);
  const rest: string[] = [];
  const wrong: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    const isOwn = rest.length < 2 || !['exec', 'run'].includes(rest[0] ?? '');
    if (!isOwn || !word.startsWith('-')) rest.push(word);
    else if (word in options) at += options[word] ?? 0;
    else wrong.push(`no option: ${word}`);
  }
  const [verb = '', ...named] = rest;
  if (!verbs.includes(verb)) wrong.push(`no command of compose: ${verb}`);
  const isOne = verb === 'exec' || verb === 'run';
  for (const name of isOne ? named.slice(0, 1) : named)
    if (!services.includes(name)) wrong.push(`no service: ${name}`);
  return isOne && named[1] === 'outline' ? [...wrong, ...wrongOutline(named.slice(2))] : wrong;
}

describe('the commands of the handbook', () => {
  it('are found', () => {
    expect(outline.length).toBeGreaterThan(30);
    expect(compose.length).toBeGreaterThan(20);
  });
  it('name commands of `outline`, with options that these take', () => {
    expect(outline.flatMap((words) => wrongOutline(words.slice(1)))).toEqual([]);
  });
  it('name services and options of compose', () => {
    expect(compose.flatMap((words) => wrongCompose(words.slice(2)))).toEqual([]);
  });
  it('are all in order where one follows on the others', () => {
    const texts = compose.map((words) => words.slice(2).join(' '));
    const place = (text: string) => texts.findIndex((one) => one.startsWith(text));
    const upgrade = [
      'build',
      'run --rm migrate',
      'up --detach --no-deps --wait worker',
      'up --detach --no-deps --wait web1',
    ];
    const restore = [
      'stop proxy web1 web2 worker',
      'exec backup outline restore /backups',
      'exec backup outline restore confirm',
    ];
    for (const steps of [upgrade, restore]) {
      const places = steps.map(place);
      expect([steps, places.includes(-1)]).toEqual([steps, false]);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }
  });
});

it('would find what is wrong', () => {
  expect(wrongOutline(['restore', 'confrim', 'x'])).toHaveLength(1);
  expect(wrongOutline(['rehearse', 'FOLDER', '--same'])).toHaveLength(1);
  expect(wrongCompose(['exec', 'backups', 'outline', 'verify'])).toEqual(['no service: backups']);
  expect(wrongCompose(['up', '--detached'])).toEqual(['no option: --detached']);
  expect(wrongCompose(['-f', 'deploy/none.yaml', 'up'])).toEqual(['no file: deploy/none.yaml']);
});
