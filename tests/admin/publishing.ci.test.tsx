import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { contentSchedules, contentStatuses } from '../../contract/publication';
import { paths } from '../../src/paths';
import { adminScreen, allow, deferredReply, dialog, fill, visit } from '../support/adminScreen';
import { failOnConsole } from '../support/quietConsole';
import { recordApi } from '../support/recorder';
import { samples } from './samples';

failOnConsole((first) => first instanceof HttpError);
adminScreen();
const api = recordApi();

const newsPath = `${paths.admin.content}/news`;
const calendarPath = `${paths.admin.content}/calendar`;
type Status = (typeof contentStatuses)[number];
type Schedule = (typeof contentSchedules)[number];
const article = (status: Status = 'Draft', schedule: Schedule = 'None') => ({
  id: 'n1',
  version: 3,
  imageUrl: '',
  thumbUrl: '',
  title: 'Chợ Nổi',
  titleEn: 'Floating Market',
  kind: 0,
  summary: 'Bản đồ mới.',
  summaryEn: '',
  body: 'Ghe trôi.',
  bodyEn: '',
  isPinned: false,
  shownOn: null,
  status: contentStatuses.indexOf(status),
  schedule: contentSchedules.indexOf(schedule),
  scheduledAt: schedule === 'None' ? null : '2030-01-01T03:00:00.000Z',
  address: 'cho-noi',
});
const listed = (status?: Status, schedule?: Schedule) => {
  api.onList('news', [article(status, schedule)], { range: [0, 9], sort: ['shownOn', 'DESC'] });
  api.on('GET admin/news/n1', { json: article(status, schedule) });
};
const row = {
  id: 'p1',
  resource: 'news',
  recordId: 'n1',
  recordVersion: 3,
  title: 'Chợ Nổi',
  titleEn: 'Floating Market',
  from: '2030-01-01T03:00:00.000Z',
  until: null,
  state: 'scheduled',
  publishedBy: 'mai',
  createdAt: '2026-01-01T00:00:00.000Z',
  endedBy: null,
  endedAt: null,
};
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const sent = (line: string) => api.calls.find(({ method, path }) => `${method} ${path}` === line)?.body;
const said = (line: string) => api.lines().filter((one) => one === line).length;

const badge = (label: string) => screen.findByText(label, { selector: '.MuiChip-label' });

/** Opens the menu of the row and returns what it offers. */
async function menu() {
  fireEvent.click(await screen.findByRole('button', { name: 'Publish “Floating Market”' }));
  const items = within(await screen.findByRole('menu')).getAllByRole('menuitem');
  return items.map(({ textContent }) => textContent);
}

describe('a row of a draft', () => {
  it.each([
    ['Draft', 'None', 'Draft', '', []],
    ['Draft', 'GoesLive', 'Draft', 'Goes live 1 Jan 2030 10:00', ['Cancel the schedule…']],
    ['Published', 'None', 'Live', '', ['Unpublish…']],
    ['Published', 'NewVersion', 'Live', 'New version 1 Jan 2030 10:00', ['Unpublish…']],
    ['Changed', 'Ends', 'Live, changed since', 'Ends 1 Jan 2030 10:00', ['Unpublish…']],
    ['Unpublished', 'None', 'Unpublished', '', []],
    ['Unpublished', 'GoesLive', 'Unpublished', 'Goes live 1 Jan 2030 10:00', ['Cancel the schedule…']],
  ] as const)('that is %s with the schedule %s says both, and offers what can be done', async (...given) => {
    const [status, schedule, label, next, offered] = given;
    listed(status, schedule);
    visit(newsPath);
    const cell = (await badge(label)).closest('td');
    expect(cell?.textContent?.replaceAll('\u00a0', ' ')).toBe(label + next);
    const link = cell?.querySelector('a');
    // Players see it, so that there is a page to look at.
    expect(link?.getAttribute('href')).toBe(label.startsWith('Live') ? '/news/cho-noi' : undefined);
    const always = ['Preview in Vietnamese', 'Preview in English', 'Publish…', 'Schedule…'];
    expect(await menu()).toEqual([...always, ...offered]);
  });

  it.each([
    ['banners', '/'],
    ['news', '/news/cho-noi'],
    ['events', '/events/cho-noi'],
    ['help', '/support#cho-noi'],
    ['releases', '/download'],
  ] as const)('of %s leads to what players see', async (name, path) => {
    const sample = samples.find((one) => one.name === name);
    api.on(`GET admin/${name}/n1`, { json: { ...sample?.row, ...article('Published') } });
    visit(`${paths.admin.content}/${name}/n1/show`);
    const link = await screen.findByRole('link', { name: /^View “.*” on the site$/ });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([path, '_blank']);
  });

  it('is previewed in a tab that the click itself opened, or here where none could be', async () => {
    const links = { vi: '/vi?preview=a', en: '/en?preview=a' };
    api.on('POST admin/publications/preview', { json: links });
    const assign = vi.fn();
    const tab = { location: { assign }, close: vi.fn() };
    const open = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    listed();
    visit(newsPath);
    await menu();
    fireEvent.click(screen.getByRole('menuitem', { name: 'Preview in English' }));
    expect(open).toHaveBeenCalledWith('', '_blank');
    await waitFor(() => expect(assign).toHaveBeenCalledWith(links.en));
    expect(sent('POST admin/publications/preview')).toEqual({ resource: 'news', recordId: 'n1' });

    api.on('POST admin/publications/preview', { status: 500 });
    await menu();
    fireEvent.click(screen.getByRole('menuitem', { name: 'Preview in Vietnamese' }));
    await screen.findByText('The preview could not be opened. Please try again.');
    expect(tab.close).toHaveBeenCalledOnce();
    open.mockRestore();
  });

  it('has no menu for those who may not publish', async () => {
    allow('catalog:read', 'content:write');
    listed();
    visit(newsPath);
    await screen.findByRole('button', { name: 'Edit article Floating Market' });
    expect(screen.queryByRole('button', { name: /^Publish/ })).toBeNull();
  });

  it('is published as the version that was shown, and the list is fetched again', async () => {
    listed();
    const router = visit(newsPath);
    await menu();
    fireEvent.click(screen.getByRole('menuitem', { name: 'Publish…' }));
    const open = await dialog('Publish');
    expect(router.state.location.pathname).toBe(`${newsPath}/n1/publish`);
    open.getByText('Floating Market');
    api.on('POST admin/publications', { status: 201, json: row });
    listed('Published');
    press('Publish');
    await screen.findByText('Published.');
    expect(sent('POST admin/publications')).toEqual({ resource: 'news', recordId: 'n1', version: 3 });
    await badge('Live');
    expect(router.state.location.pathname).toBe(newsPath);
  });

  it('is published as its row says, whatever was loaded for an earlier dialog', async () => {
    api.onList('news', [{ ...article(), version: 4 }], { range: [0, 9], sort: ['shownOn', 'DESC'] });
    api.on('GET admin/news/n1', { json: article() });
    visit(newsPath);
    await menu();
    fireEvent.click(screen.getByRole('menuitem', { name: 'Publish…' }));
    await dialog('Publish');
    api.on('POST admin/publications', { status: 201, json: row });
    press('Publish');
    await screen.findByText('Published.');
    expect(sent('POST admin/publications')).toMatchObject({ recordId: 'n1', version: 4 });
  });

  it('is planned by the clock of Vietnam, and a refusal stands at its field', async () => {
    listed();
    visit(`${newsPath}/n1/schedule`);
    const open = await dialog('Schedule');
    press('Schedule');
    await open.findByText('This field is required.');
    fill('from', '2030-01-01T10:00');
    fill('until', '2030-01-02T10:00');
    const message = 'There is a plan from 01/01/2030 09:00.';
    api.on('POST admin/publications', { status: 409, json: { message, errors: { until: [message] } } });
    press('Schedule');
    const field = await open.findByLabelText('Unpublish at');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(open.getAllByText(message).length).toBeGreaterThan(0);
    api.on('POST admin/publications', { status: 201, json: row });
    press('Schedule');
    await screen.findByText('Scheduled.');
    expect(sent('POST admin/publications')).toEqual({
      resource: 'news',
      recordId: 'n1',
      version: 3,
      from: '2030-01-01T03:00:00.000Z',
      until: '2030-01-02T03:00:00.000Z',
    });
  });

  it('is taken down, unless the server refuses, which the dialog says', async () => {
    listed('Published');
    visit(`${newsPath}/n1/unpublish`);
    const open = await dialog('Unpublish');
    const message = 'At least 1 must stay live. Publish another one first.';
    api.on('POST admin/publications/unpublish', { status: 409, json: { message } });
    press('Unpublish');
    await open.findByText(message);
    api.on('POST admin/publications/unpublish', { json: { ...row, state: 'unpublished' } });
    press('Unpublish');
    await screen.findByText('Unpublished.');
    expect(sent('POST admin/publications/unpublish')).toEqual({ resource: 'news', recordId: 'n1' });
  });

  it.each([false, true])('is taken down with what is scheduled, unless that is kept: %s', async (keeps) => {
    listed('Published', 'NewVersion');
    visit(`${newsPath}/n1/unpublish`);
    const open = await dialog('Unpublish');
    open.getByText(/^New version/);
    if (keeps) fireEvent.click(open.getByRole('switch', { name: 'Keep what is scheduled' }));
    api.on('POST admin/publications/unpublish', { json: { ...row, state: 'unpublished' } });
    press('Unpublish');
    await screen.findByText('Unpublished.');
    const body = { resource: 'news', recordId: 'n1', keepsSchedule: keeps };
    expect(sent('POST admin/publications/unpublish')).toEqual(body);
  });

  it('that is only scheduled is cancelled from its row', async () => {
    listed('Draft', 'GoesLive');
    visit(newsPath);
    await menu();
    fireEvent.click(screen.getByRole('menuitem', { name: 'Cancel the schedule…' }));
    const open = await dialog('Cancel the Schedule');
    open.getByText(/^Goes live/);
    api.on('POST admin/publications/unpublish', { json: { ...row, state: 'cancelled' } });
    press('Cancel the Schedule');
    await screen.findByText('The schedule is cancelled.');
  });
});

describe('a dialog says what it changes for players', () => {
  const replaces = {
    Draft: 'Nothing is live yet.',
    Changed: 'It replaces what is live now.',
  };
  it.each(Object.entries(replaces))('publishing one that is %s', async (status, text) => {
    listed(status as 'Draft');
    visit(`${newsPath}/n1/publish`);
    const open = await dialog('Publish');
    open.getByText(text);
    open.getByText(/^Not in English yet: Summary, Body\./);
    open.getByRole('button', { name: 'Preview in English' });
  });

  it('taking down one that nobody sees, which there is nothing to do about', async () => {
    listed('Draft');
    visit(`${newsPath}/n1/unpublish`);
    const open = await dialog('Unpublish');
    open.getByText('This is not live, so there is nothing to unpublish.');
    expect(open.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Close']);
  });

  it.each([
    ['Draft', 'None', 'Confirm delete this article?'],
    ['Published', 'NewVersion', /^Confirm delete this article\? Players can see this now:/],
    ['Draft', 'GoesLive', /^Confirm delete this article\? Anything scheduled for it is cancelled/],
  ] as const)('deleting one that is %s with the schedule %s', async (status, schedule, text) => {
    listed(status, schedule);
    visit(`${newsPath}/n1/delete`);
    await (await dialog('Delete Article', 'alertdialog')).findByText(text);
  });

  it('nothing is deleted before it was seen', async () => {
    // It is on another page of the list.
    api.onList('news', [], { range: [0, 9], sort: ['shownOn', 'DESC'] });
    const held = deferredReply({ json: article('Published') });
    api.on('GET admin/news/n1', held.reply);
    visit(`${newsPath}/n1/delete`);
    const open = await dialog('Delete Article', 'alertdialog');
    const submit = open.getByRole('button', { name: 'Delete' });
    expect(submit).toHaveProperty('disabled', true);
    await waitFor(() => expect(api.lines()).toContain('GET admin/news/n1'));
    act(() => held.release());
    await open.findByText(/Players can see this now:/);
    expect(submit).toHaveProperty('disabled', false);
  });
});

describe('a draft in its form', () => {
  const opened = async () => {
    visit(`${newsPath}/n1/edit`);
    await dialog('Edit Article');
    return screen.findByRole('button', { name: 'Publish “Floating Market”' });
  };

  it('has its state and the acts of its row, which publish the version in the form', async () => {
    listed('Changed');
    // The list still holds an older one.
    api.on('GET admin/news/n1', { json: { ...article('Changed'), version: 4 } });
    await opened();
    within(screen.getByRole('dialog')).getByText('Live, changed since', { selector: '.MuiChip-label' });
    expect(await menu()).toEqual([
      'Preview in Vietnamese',
      'Preview in English',
      'Publish…',
      'Schedule…',
      'Unpublish…',
    ]);
    fireEvent.click(screen.getByRole('menuitem', { name: 'Publish…' }));
    await dialog('Publish');
    api.on('POST admin/publications', { status: 201, json: row });
    press('Publish');
    await screen.findByText('Published.');
    expect(sent('POST admin/publications')).toEqual({ resource: 'news', recordId: 'n1', version: 4 });
  });

  it('waits for a save once anything is typed, and says so', async () => {
    listed();
    const button = await opened();
    expect(button).toHaveProperty('disabled', false);
    const title = screen.getByRole('textbox', { name: /^Title(?! \(English)/ });
    fireEvent.change(title, { target: { value: 'Chợ Nổi về đêm' } });
    await screen.findByText('Save before you publish or preview.');
    expect(button).toHaveProperty('disabled', true);
    fireEvent.change(title, { target: { value: 'Chợ Nổi' } });
    await waitFor(() => expect(button).toHaveProperty('disabled', false));
    expect(screen.queryByText('Save before you publish or preview.')).toBeNull();
  });

  it('has no acts for those who may not publish, nor in the form of a new one', async () => {
    listed();
    visit(`${newsPath}/create`);
    await dialog('Add New Article');
    expect(screen.queryByRole('button', { name: /^Publish/ })).toBeNull();
    allow('catalog:read', 'content:write');
    visit(`${newsPath}/n1/edit`);
    await dialog('Edit Article');
    expect(screen.queryByRole('button', { name: /^Publish/ })).toBeNull();
  });
});

it('has the same acts on its page', async () => {
  listed('Published');
  visit(`${newsPath}/n1/show`);
  await badge('Live');
  expect(await menu()).toContain('Unpublish…');
});

describe('the calendar', () => {
  const calendar = (...rows: object[]) => {
    api.onList('publications', rows, { sort: ['from', 'DESC'] });
    api.on('GET admin/publications/p1', { json: row });
  };
  const others = [
    { ...row, id: 'p2', state: 'live', publishedBy: null, title: 'Đang chạy', titleEn: '' },
    { ...row, id: 'p3', state: 'unpublished', until: row.from, endedBy: 'linh', title: 'Cũ', titleEn: 'Old' },
  ];

  it('lists what is live, comes and was, with who published and who ended it', async () => {
    calendar(row, ...others);
    visit(calendarPath);
    const table = within(await screen.findByRole('table', { name: 'Publication calendar' }));
    const cells = table.getAllByRole('row').map(({ textContent }) => textContent);
    expect(cells[1]).toContain('Floating Market');
    expect(cells[1]).toContain('News');
    expect(cells[1]).toContain('No end');
    expect(cells[2]).toContain('System');
    expect(cells[3]).toContain('linh');
    expect(table.getByText('Đang chạy').getAttribute('lang')).toBe('vi');
    const links = table.getAllByRole<HTMLAnchorElement>('link');
    // Each title leads to its record, and only a plan can be cancelled.
    expect(
      links.filter((link) => link.textContent).map(({ textContent, pathname }) => [textContent, pathname]),
    ).toEqual(
      [row, ...others].map(({ title, titleEn, resource, recordId }) => [
        titleEn || title,
        `/admin/content-management/${resource}/${recordId}/edit`,
      ]),
    );
    expect(links.filter((link) => !link.textContent).map((link) => link.getAttribute('aria-label'))).toEqual([
      'Cancel the schedule of “Floating Market”',
    ]);
  });

  it('cancels a plan and fetches the list again', async () => {
    calendar(row);
    const router = visit(calendarPath);
    fireEvent.click(await screen.findByRole('link', { name: /^Cancel the schedule/ }));
    expect(screen.getByRole('columnheader', { name: 'Actions', hidden: true })).toBeTruthy();
    await dialog('Cancel the Schedule');
    api.on('POST admin/publications/p1/cancel', { json: { ...row, state: 'cancelled' } });
    calendar({ ...row, state: 'cancelled' });
    press('Cancel the Schedule');
    await screen.findByText('The schedule is cancelled.');
    await badge('Cancelled');
    // Nothing is left to be done, so that no column is kept for it.
    expect(screen.queryByRole('columnheader', { name: 'Actions' })).toBeNull();
    expect([said('POST admin/publications/p1/cancel'), router.state.location.pathname]).toEqual([
      1,
      calendarPath,
    ]);
  });

  it('cancels nothing for those who may not publish', async () => {
    allow('catalog:read');
    calendar(row);
    visit(`${calendarPath}/p1/cancel`);
    await screen.findByRole('table', { name: 'Publication calendar' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('link', { name: /^Cancel the schedule/ })).toBeNull();
  });
});
