import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { adminScreen, visit } from '../support/adminScreen';
import { failOnConsole } from '../support/quietConsole';
import { recordApi } from '../support/recorder';
import { type Sample, samples } from './samples';

failOnConsole();
adminScreen();
const api = recordApi();
afterEach(() => localStorage.removeItem('lang'));

const boxes = samples.find(({ name }) => name === 'boxes') as Sample;
const box = { ...boxes.row, name: 'Hòm Bẫy', boxHealth: 1200, dropWeight: 4.5 };

/** The form of the box in a language; focus and blur are events of their own in the tests' browser. */
async function open(language: 'vi' | 'en') {
  localStorage.setItem('lang', language);
  api.on(boxes.calls.list, { json: boxes.list(box) as never });
  api.on(boxes.calls.one as string, { json: box as never });
  api.on(boxes.calls.update, { json: { ...box, version: 2 } as never });
  visit(`${boxes.path}/${box.id}/edit`);
  const form = within(await screen.findByRole('dialog'));
  const field = async (name: RegExp) => (await form.findByRole('textbox', { name })) as HTMLInputElement;
  const type = (input: HTMLInputElement, value: string) => {
    fireEvent.focus(input);
    fireEvent.change(input, { target: { value } });
    fireEvent.blur(input);
  };
  return { form, type, health: await field(/^(Độ bền|Box Health)/), weight: await field(/^(Trọng số|Drop)/) };
}
const saved = () => {
  const body = api.calls.find(({ method }) => method === 'PUT')?.body;
  return body && Object.fromEntries(body as [string, string][]);
};

const marks = {
  vi: { shown: ['1.200', '4,5'], bare: ['1200', '4,5'], after: '1.400', sent: '1400' },
  en: { shown: ['1,200', '4.5'], bare: ['1200', '4.5'], after: '1.4', sent: '1.4' },
};

it.each(['vi', 'en'] as const)('in %s numbers have the marks of the language', async (language) => {
  const { shown, bare, after, sent } = marks[language];
  const { form, type, health, weight } = await open(language);
  // The record is named below the title, which is the same for all of them.
  form.getByText('Hòm Bẫy', { selector: 'p' });
  expect([health.value, weight.value]).toEqual(shown);
  fireEvent.focus(health);
  fireEvent.focus(weight);
  expect([health.value, weight.value]).toEqual(bare);
  // As Tab does: what is typed takes the place of the number.
  expect([health.selectionStart, health.selectionEnd]).toEqual([0, 4]);
  fireEvent.blur(health);
  type(weight, '1.400');
  expect([health.value, weight.value]).toEqual([shown[0], after]);
  fireEvent.submit(weight);
  await waitFor(() => expect(saved()).toMatchObject({ BoxHealth: '1200', DropWeight: sent }));
});

it('keeps what is no number as it was typed, says so, and sends nothing', async () => {
  const { form, type, weight } = await open('en');
  type(weight, '1..5');
  await form.findByText('Enter a number.');
  expect([weight.value, weight.getAttribute('aria-invalid')]).toEqual(['1..5', 'true']);
  fireEvent.submit(weight);
  type(weight, '');
  await form.findByText('This field is required.');
  expect(saved()).toBeUndefined();
});
