import { waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { adminScreen, dialog, visit } from '../support/adminScreen';
import { recordApi } from '../support/recorder';
import { samples } from './samples';

adminScreen();
const api = recordApi();
afterEach(() => vi.unstubAllGlobals());

const [boxes] = samples.filter(({ name }) => name === 'boxes');
async function open(isFine: boolean): Promise<void> {
  if (!boxes) throw new Error('There is no such sample');
  const own = window.matchMedia;
  vi.stubGlobal('matchMedia', (query: string) =>
    query === '(pointer: fine)' ? { ...own(query), matches: isFine } : own(query),
  );
  api.on(boxes.calls.list, { json: boxes.list(boxes.row) as never });
  visit(`${boxes.path}/create`);
  await dialog(boxes.words.create);
}

it('a form’s dialog begins at its first field where a mouse opens no keyboard', async () => {
  await open(true);
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('name'));
});

it('on a touch screen the focus stays on the dialog, so that no keyboard covers it', async () => {
  await open(false);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(document.activeElement?.closest('form')).toBeNull();
});
