import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { longestPage } from '../../contract/resource';
import { isTwofold, markIn, readSheetFigure } from '../../src/admin/crud/balance/sheetFigures';
import { resources } from '../../src/admin/resources';
import { anyDecimals, figureText, readFigure, typedFigure } from '../../src/admin/ui/inputs/figureTexts';
import { adminScreen, allow, visit } from '../support/adminScreen';
import { failOnConsole } from '../support/quietConsole';
import { recordApi } from '../support/recorder';
import { type Sample, samples } from './samples';

failOnConsole((first) => first instanceof HttpError);
adminScreen();
const api = recordApi();

const sampleOf = (name: string) => samples.find((sample) => sample.name === name) as Sample;
const definitionOf = (name: string) => resources.find((one) => one.name === name);
const rowsOf = ({ row }: Sample) =>
  [1, 2, 3].map((n) => ({
    ...Object.fromEntries(Object.entries(row).map(([key, value]) => [key, value === 0 ? n : value])),
    id: `r${n}`,
    name: `Record ${n}`,
    levelNumber: n,
    experienceRequired: 100 * n,
    version: n,
  }));
/** The list as the sheet asks for it, which the server pages for a later resource: it refuses a longer page. */
const list = (sample: Sample, rows: object[] = rowsOf(sample), total = rows.length) =>
  definitionOf(sample.name)?.isPagedByServer
    ? api.onList(sample.name, rows, { range: [0, longestPage - 1], sort: ['id', 'DESC'], total })
    : api.on(sample.calls.list, { json: sample.list(...rows) as never });
const open = async (sample: Sample, rows?: object[]) => {
  list(sample, rows);
  const router = visit(`${sample.path}/balance`);
  await screen.findByRole('region', { name: 'Balance sheet' });
  return router;
};
const cell = (label: string) => screen.getByRole('textbox', { name: label }) as HTMLInputElement;
const type = (label: string, value: string) => fireEvent.change(cell(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const said = () => screen.getByText(/figures? changed\.|No changes yet\.|valid number\.$/).textContent;
const puts = () => api.calls.filter(({ method }) => method === 'PUT');
const partsOf = (body: unknown) => Object.fromEntries(body as [string, string][]);

const withSheet = resources.filter(({ balance }) => balance).map(({ name }) => name);

describe.each(withSheet)('%s', (name) => {
  it('edits figures together: nothing is saved until the difference was looked at, then each under its version', async () => {
    const sample = sampleOf(name);
    await open(sample);
    const sheet = within(screen.getByRole('region', { name: 'Balance sheet' }));
    const [first] = sheet.getAllByRole('textbox') as HTMLInputElement[];
    const label = first?.getAttribute('aria-label') ?? '';
    const [field, record] = label.split(': ') as [string, string];
    type(label, '77');
    type(`${field}: ${record.replace('1', '3')}`, '78');
    expect(said()).toBe('2 figures changed.');
    press('Review and save');
    const dialog = await screen.findByRole('dialog', { name: 'Save 2 changes?' });
    const shown = field.replace(/[()]/g, '\\$&');
    expect(dialog.textContent).toMatch(new RegExp(`${shown}: \\d+ → 77 .*${shown}: \\d+ → 78`));
    expect(puts()).toEqual([]);
    const at = (n: number) => sample.calls.update.replace(/[^/]+$/, name === 'levels' ? String(n) : `r${n}`);
    for (const n of [1, 3]) api.on(at(n), { json: rowsOf(sample)[n - 1] as never });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save Changes' }));
    await screen.findByText('2 items saved.');
    expect(puts().map(({ path }) => `PUT ${path}`)).toEqual([at(1), at(3)]);
    expect(
      puts().map(({ body }) =>
        Array.isArray(body) ? Number(partsOf(body).Version) : (body as { version: number }).version,
      ),
    ).toEqual([1, 3]);
    expect(JSON.stringify(puts().map(({ body }) => body))).toMatch(/77.*78/);
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
  });
});

it('says so when it holds the beginning of a long list only', async () => {
  const skills = sampleOf('skills');
  list(skills, rowsOf(skills), 1200);
  visit(`${skills.path}/balance`);
  await screen.findByText('The sheet has the first 3 of 1200 items only.');
});

const boxes = sampleOf('boxes');

it('takes a block of a spreadsheet, and shows the shares moving', async () => {
  await open(boxes);
  expect(screen.getAllByText(/%$/).map(({ textContent }) => textContent)).toEqual(['16.7%', '33.3%', '50%']);
  paste('Box Health: Record 1', '1,250\t4.0\r\n80\t2\r\n');
  expect(
    [1, 2, 3].map((n) => [cell(`Box Health: Record ${n}`).value, cell(`Drop Weight: Record ${n}`).value]),
  ).toEqual([
    ['1250', '4.0'],
    ['80', '2'],
    ['3', '3'],
  ]);
  // Record 2 keeps its weight: three figures change.
  expect(said()).toBe('3 figures changed.');
  expect(screen.getByText('16.7% → 44.4%')).toBeTruthy();
  press('Review and save');
  const dialog = await screen.findByRole('dialog', { name: 'Save 3 changes?' });
  expect(dialog.textContent).toContain('Box Health: 1 → 1,250');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  press('Discard all changes');
  expect(said()).toBe('No changes yet.');
});

const paste = (label: string, text: string) =>
  fireEvent.paste(cell(label), { clipboardData: { getData: () => text } });
const weightsOf = () => [1, 2, 3].map((n) => cell(`Drop Weight: Record ${n}`).value);

it.each([
  ['by a column of names, whatever their order', 'record 3\t7\nRecord 1\t9', ['9', '2', '7'], 'Drop Weight'],
  [
    'by a heading, whatever its order',
    'Name\tDrop Weight\tType\nRecord 2\t8\tx',
    ['1', '8', '3'],
    'Box Health',
  ],
  ['by a heading without names', 'Drop Weight\n5\n6', ['5', '6', '3'], 'Box Health'],
  ['line by line without either', '4\n5\n6\n7', ['4', '5', '6'], 'Drop Weight'],
])('places a block %s', async (_, text, weights, field) => {
  await open(boxes);
  paste(`${field}: Record 1`, text);
  expect(weightsOf()).toEqual(weights);
  expect([1, 2, 3].map((n) => cell(`Box Health: Record ${n}`).value)).toEqual(['1', '2', '3']);
});

it('leaves out the lines of names that no item has, or several have, and says so', async () => {
  const [one, two, three] = rowsOf(boxes);
  await open(boxes, [one as object, two as object, { ...three, name: 'Record 2' }]);
  paste('Drop Weight: Record 1', 'Record 1\t7\nRecord 2\t8\nNobody\t9');
  await screen.findByText(/exactly one item with that name: Record 2, Nobody$/);
  expect(said()).toBe('1 figure changed.');
});

it('takes back one paste, with what was typed before it, until something is typed after it', async () => {
  await open(boxes);
  expect(screen.queryByRole('button', { name: 'Undo the paste' })).toBeNull();
  type('Drop Weight: Record 3', '33');
  paste('Drop Weight: Record 1', '7\n8\n9');
  press('Undo the paste');
  expect([weightsOf(), said()]).toEqual([['1', '2', '33'], '1 figure changed.']);
  paste('Drop Weight: Record 1', '7\n8\n9');
  type('Drop Weight: Record 1', '70');
  expect(screen.queryByRole('button', { name: 'Undo the paste' })).toBeNull();
  expect(weightsOf()).toEqual(['70', '8', '9']);
});

it('takes comma and point as the decimal mark in either language, and never guesses a thousandfold', () => {
  for (const text of ['2.8', '2,8']) expect([text, readSheetFigure(text)]).toEqual([text, 2.8]);
  for (const text of ['2.500', '2,500', '-12.500'])
    expect([text, isTwofold(text), readSheetFigure(text), readSheetFigure(text, true)]).toEqual([
      text,
      true,
      undefined,
      Number(text.replace(/[.,]/, '')),
    ]);
  const sure = {
    '1.250.000': 1_250_000,
    '1,234.56': 1234.56,
    '1.234,5': 1234.5,
    '2.5000': 2.5,
    '0,125': 0.125,
  };
  for (const [text, value] of Object.entries(sure))
    expect([text, readSheetFigure(text)]).toEqual([text, value]);
  for (const wrong of ['', '1..2', '1,2,3.4.5', '12.34.5']) expect(readSheetFigure(wrong)).toBeUndefined();
  // What stands beside it says which mark is which, unless that disagrees.
  expect(
    [
      ['2.8', '2.500'],
      ['2,8', '2.500'],
      ['2.8', '2,8'],
      ['3', '2.500'],
    ].map(markIn),
  ).toEqual(['.', ',', undefined, undefined]);
  expect(readSheetFigure('2.500', false, '.')).toBe(2.5);
  expect(readSheetFigure('2.500', false, ',')).toBe(2500);
});

it('reads a pasted number by the marks beside it, and asks for one that is two', async () => {
  await open(boxes);
  paste('Drop Weight: Record 1', '2,8\n2.500\n1.250,5');
  expect(weightsOf()).toEqual(['2,8', '2500', '1.250,5']);
  expect(said()).toBe('3 figures changed.');
  press('Discard all changes');
  paste('Drop Weight: Record 1', '2.500\n3');
  expect(cell('Drop Weight: Record 1').getAttribute('aria-invalid')).toBe('true');
  screen.getByText(/“2.500” can be read as two numbers: write 2500 or 2.5000\.$/);
  expect((screen.getByRole('button', { name: 'Review and save' }) as HTMLButtonElement).disabled).toBe(true);
});

it('warns before a change of more than half is saved', async () => {
  await open(boxes);
  type('Drop Weight: Record 2', '3');
  press('Review and save');
  let dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).not.toContain('more than 50%');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  type('Drop Weight: Record 2', '3.1');
  type('Drop Weight: Record 1', '0.4');
  press('Review and save');
  dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('2 figures change by more than 50%.');
});

it('shows the damage per second of weapons as it moves, and has the order of the list', async () => {
  const weapons = sampleOf('weapons');
  const stats = { damage: 10, speed: 2, range: 1, bulletAmmount: 20, bulletSpeed: 1, reloadTime: 10 };
  const rows = rowsOf(weapons).map((one, at) => ({ ...one, ...stats, bulletAmmount: at === 0 ? 0 : 20 }));
  await open(weapons, [rows[1] as object, rows[0] as object]);
  const lines = () =>
    screen
      .getAllByRole('row')
      .map((line) => [line.querySelector('th')?.textContent, line.lastChild?.textContent]);
  // 20 shots in ten seconds, and a reload of ten.
  const [heading, ...figures] = lines();
  expect([heading?.[1], figures]).toEqual([
    'Damage per second, with reloads',
    [
      ['Record 2', '10'],
      ['Record 1', '20'],
    ],
  ]);
  type('Damage: Record 1', '15');
  expect(lines().at(-1)?.[1]).toBe('20\u00a0→ 30');
});

it('marks what is no figure of its field, and saves nothing then', async () => {
  await open(boxes);
  for (const wrong of ['', 'much', '-1', '2000000000', '1..2']) {
    type('Drop Weight: Record 2', wrong);
    expect([wrong, said(), cell('Drop Weight: Record 2').getAttribute('aria-invalid')]).toEqual([
      wrong,
      '1 cell holds no valid number.',
      'true',
    ]);
    expect((screen.getByRole('button', { name: 'Review and save' }) as HTMLButtonElement).disabled).toBe(
      true,
    );
  }
});

it('keeps what was typed for the record that somebody else has saved meanwhile, and shows the new figure', async () => {
  await open(boxes);
  type('Drop Weight: Record 1', '9');
  type('Drop Weight: Record 2', '8');
  press('Review and save');
  const [one, two, three] = rowsOf(boxes);
  api.on('PUT admin/box/update/r1', {
    status: 409,
    json: {
      message: 'Changed meanwhile.',
      conflict: {
        by: 'Colleague',
        at: '2026-11-20T03:00:00.000Z',
        current: { ...one, dropWeight: 5, version: 2 },
      },
    } as never,
  });
  api.on('PUT admin/box/update/r2', { json: { ...two, dropWeight: 8 } as never });
  list(boxes, [
    { ...one, dropWeight: 5, version: 2 },
    { ...two, dropWeight: 8, version: 3 },
    three as object,
  ]);
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save Changes' }));
  await screen.findByText(/Record 1: Colleague saved this one on/);
  await waitFor(() => expect(said()).toBe('1 figure changed.'));
  await waitFor(() => expect(cell('Drop Weight: Record 1').title).toBe('5'));
  expect(cell('Drop Weight: Record 1').value).toBe('9');
  expect(cell('Drop Weight: Record 2').value).toBe('8');
});

it('keeps what was typed over a reload, asks before it is lost, and is for those who may change the resource', async () => {
  const router = await open(boxes);
  type('Drop Weight: Record 1', '9');
  await act(() => router.navigate(boxes.path));
  await screen.findByRole('alertdialog', { name: 'Discard changes?' });
  press('Keep Editing');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  cleanup();
  await open(boxes);
  await waitFor(() => expect(cell('Drop Weight: Record 1').value).toBe('9'));
  cleanup();
  allow('catalog:read', 'dashboard:read');
  const other = visit(`${boxes.path}/balance`);
  await waitFor(() => expect(other.state.location.pathname).toBe(boxes.path));
});

it('reads every figure that it writes, in both languages, and the groups of a spreadsheet', () => {
  for (const language of ['vi', 'en'] as const)
    for (const value of [0, 1, 0.25, 12.5, -1250, 1250, 0.125, 999_999.75, 1234.5678, 1_000_000_000])
      for (const write of [figureText, typedFigure])
        expect([language, value, readFigure(write(value, language), language, anyDecimals)]).toEqual([
          language,
          value,
          value,
        ]);
  expect([1_250_000.25, 1234.5678].map((value) => figureText(value, 'vi'))).toEqual([
    '1.250.000,25',
    '1.234,5678',
  ]);
  const read = (text: string, decimals = anyDecimals) => [
    readFigure(text, 'vi', decimals),
    readFigure(text, 'en', decimals),
  ];
  expect(read('1.250')).toEqual([1250, 1.25]);
  expect(read('1,250')).toEqual([1.25, 1250]);
  // A price has no three decimals: either mark groups its thousands, and the currency beside it is left out.
  for (const price of ['59.000', '59,000', '59.000 ₫', '59,000đ', '₫59,000', '59 000 VND', '59000'])
    expect([price, ...read(price, 2)]).toEqual([price, 59_000, 59_000]);
  expect(read('1,234.56', 2)).toEqual([1234.56, 1234.56]);
  expect(read('2,5', 2)).toEqual([2.5, 2.5]);
  expect(read('1.234.567,5')).toEqual([1_234_567.5, undefined]);
  expect(read(' 1 250 ')).toEqual([1250, 1250]);
  for (const wrong of ['', '-', '1e5', '0x10', 'NaN', '1,2,3.4.5', '٣'])
    expect([wrong, ...read(wrong)]).toEqual([wrong, undefined, undefined]);
});
