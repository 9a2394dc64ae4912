import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mailNames, render } from '../../../server/mail/templates';
import { filesBelow } from '../../support/modules';
import { pluralsOfOne } from '../../support/pluralOfOne';

const from = { email: null, site: 'https://outline.example' };

/** A mail in English with "1" for all of its values, and once without each that it reads. */
function mailsOf(template: (typeof mailNames)[number]): string[] {
  const read = new Set<string>();
  const mail = (without?: string) => {
    const fixed: Record<string, string> = { wallet: 'diamonds', act: 'bans' };
    const values = new Proxy(fixed, {
      get: (_, name: string) => {
        read.add(name);
        return name === without ? '' : (fixed[name] ?? '1');
      },
    });
    const { subject, text } = render(template, 'en', values, from);
    return `${subject}\n${text}`;
  };
  const first = mail();
  return [first, ...[...read].filter((name) => !(name === 'wallet' || name === 'act')).map(mail)];
}

it.each(mailNames)('%s says no plural of one', (template) => {
  expect(mailsOf(template).flatMap(pluralsOfOne)).toEqual([]);
});

it.each(mailNames)('%s has a full moment after “on” or “by” in English', (template) => {
  const at = '5 Jul 2025, 14:05';
  const fixed: Record<string, string> = { wallet: 'diamonds', act: 'bans', at };
  const values = new Proxy(fixed, { get: (_, name: string) => fixed[name] ?? '1' });
  expect(JSON.stringify(render(template, 'en', values, from))).not.toMatch(/\bat 5 Jul/i);
});

it('no message or mail puts a plural behind a value', () => {
  const files = filesBelow('server/platform/messages', 'server/mail/templates');
  const found = files.flatMap((file) =>
    pluralsOfOne(readFileSync(file, 'utf8').replaceAll(/\$\{[^{}]+\}/g, '1')).map(
      (part) => `${file}: ${part}`,
    ),
  );
  expect(files.length).toBeGreaterThan(30);
  expect(found).toEqual([]);
});
