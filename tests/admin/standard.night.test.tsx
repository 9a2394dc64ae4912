import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  BulkDeleteButton,
  BulkExportButton,
  BulkUpdateButton,
  CloneButton,
  CreateButton,
  DataTable,
  DeleteButton,
  DeleteWithConfirmButton,
  EditButton,
  FilterButton,
  ListButton,
  ReferenceField,
  ReferenceInput,
  ReferenceManyField,
  SelectInput,
  Show,
  ShowButton,
  SimpleShowLayout,
  TextField,
  TopToolbar,
  useGetMany,
} from 'react-admin';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { decimal, text } from '../../contract/fields';
import { FieldOf } from '../../src/admin/crud/definition/FieldOf';
import { peopleCsv } from '../../src/admin/crud/list/peopleCsv';
import { namesOfReferences } from '../../src/admin/crud/list/referenceNames';
import { Column } from '../../src/admin/ui/list/Column';
import { failOnConsole } from '../support/quietConsole';
import { onPhone } from '../support/screen';
import { cupsOf, openSite, pageAt, teamsOf } from '../support/standardSite';

// react-admin's components in a definition, used as its documentation describes. Its checkboxes and inputs pass React a
// property that Material UI no longer accepts.
failOnConsole((first) => String(first).includes('React does not recognize the'));

const list = '/admin/play/cups';
beforeEach(() => void vi.stubGlobal('scrollTo', () => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const press = async (name: string | RegExp, at = 0) =>
  fireEvent.click((await screen.findAllByRole('button', { name }))[at] as HTMLElement);
const follow = async (name: string | RegExp, at = 0) =>
  fireEvent.click((await screen.findAllByRole('link', { name }))[at] as HTMLElement);
const shown = (text: string) => screen.findByText(text);

describe('routes', () => {
  it.each([
    ['', list],
    ['/create', `${list}/create`],
    ['/c1', pageAt('c1', 'edit')],
    ['/c1/show', pageAt('c1', 'show')],
  ])('/admin/cups%s leads to the specified address, and keeps a query', async (from, to) => {
    const { at } = openSite(`/admin/cups${from}`);
    await waitFor(() => expect(at()).toBe(to));
  });

  it('a record has a page with every field, long texts included', async () => {
    openSite(pageAt('c1', 'show'));
    await screen.findByRole('heading', { name: 'Cup 1' });
    for (const text of ['Rules 1', 'Together']) screen.getByText(text);
    for (const label of ['Name', 'Rules', 'Kind', 'Places', 'Team']) screen.getByText(label);
  });
});

describe('a page of its own', () => {
  it('has the way back and to the form, the name, and fields as the table shows them', async () => {
    const show = (
      <SimpleShowLayout>
        {['name', 'rules', 'kind', 'places', 'teamId'].map((source) => (
          <FieldOf key={source} source={source} />
        ))}
      </SimpleShowLayout>
    );
    const { at } = openSite(pageAt('c4', 'show'), cupsOf({ show }));
    await screen.findByRole('heading', { name: 'Cup 4' });
    expect((await shown('A Fourth Cup')).lang).toBe('en');
    for (const text of ['Rules 4', 'Alone', '4']) screen.getByText(text);
    for (const label of ['Name', 'Rules', 'Kind', 'Places', 'Team']) screen.getByText(label);
    await screen.findByRole('link', { name: 'Reds' });
    expect(screen.queryByRole('cell')).toBeNull();
    screen.getByRole('link', { name: 'Edit' });
    await follow('List');
    await waitFor(() => expect(at()).toBe(list));
  });
});

describe("a column of react-admin's own", () => {
  it.each([
    [
      'a node',
      <DataTable.Col key="1" source="teamId">
        <TextField source="teamId" />
      </DataTable.Col>,
    ],
    ['a field', <DataTable.Col key="2" source="teamId" field={TextField} />],
    ['a function', <DataTable.Col key="3" source="teamId" render={({ teamId }) => teamId} />],
    ['a number', <DataTable.NumberCol key="4" source="teamId" field={TextField} />],
  ])(
    'with %s is a cell of the table, a line of a card, and a value of the page',
    async (_kind, teamColumn) => {
      openSite(list, cupsOf({ teamColumn }));
      expect((await screen.findAllByRole('cell', { name: 't2' })).length).toBeGreaterThan(1);
      cleanup();
      openSite(pageAt('c1', 'show'), cupsOf({ teamColumn }));
      expect((await shown('t2')).closest('dd')).not.toBeNull();
      cleanup();
      onPhone();
      openSite(list, cupsOf({ teamColumn }));
      expect((await screen.findAllByText('t2'))[0]?.closest('dd')).not.toBeNull();
      expect(screen.getAllByText('Team').length).toBeGreaterThan(1);
      expect(screen.queryByRole('cell')).toBeNull();
    },
  );
});

describe('a text in two languages', () => {
  it("is its reader's in the table, with its language, and both in the form and on the page", async () => {
    openSite(list);
    expect((await shown('A Fourth Cup')).lang).toBe('en');
    expect(screen.getByText('Cup 1').lang).toBe('vi');
    expect(screen.queryByText('Cup 4')).toBeNull();
    cleanup();
    openSite(pageAt('c4', 'show'));
    await screen.findByText('Cup 4', { selector: 'dd' });
    screen.getByText('A Fourth Cup', { selector: 'dd' });
    cleanup();
    const { lastOf, provider } = openSite(pageAt('c4', 'edit'));
    fireEvent.change(await screen.findByRole('textbox', { name: 'Name (English)' }), {
      target: { value: 'Cup of Spring' },
    });
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Cup 4');
    await press('Save Changes');
    await waitFor(() => expect(provider.update).toHaveBeenCalledOnce());
    expect(lastOf('update')).toMatchObject(['cups', { data: { name: 'Cup 4', nameEn: 'Cup of Spring' } }]);
  });
});

describe('the order of a text in two languages', () => {
  const first = () => screen.getAllByRole('row')[1]?.textContent;

  it.each([
    ['en', 'A Fourth Cup'],
    ['vi', 'Cup 1'],
  ])('is that of what a reader sees: %s', async (language, name) => {
    localStorage.setItem('lang', language);
    openSite(list);
    await shown('Cup 2');
    fireEvent.click(screen.getByLabelText(/^Sort by name/i));
    await waitFor(() => expect(first()).toContain(name));
    localStorage.removeItem('lang');
  });

  it("is the same in people's CSV", () => {
    const records = [
      { id: 'c1', name: 'Cúp B', nameEn: 'Old Cup' },
      { id: 'c2', name: 'Cúp A', nameEn: 'Young Cup' },
    ];
    const namesIn = (language: 'vi' | 'en') =>
      peopleCsv(cupsOf(), records, {
        translate: (key: string) => key,
        language,
        hidden: ['kind', 'places', 'teamId'],
        sort: { field: 'name', order: 'ASC' },
        names: new Map(),
      })
        .split('\r\n')
        .slice(1, 3);
    expect(namesIn('vi')).toEqual(['Cúp A', 'Cúp B']);
    expect(namesIn('en')).toEqual(['Old Cup', 'Young Cup']);
  });
});

describe("the order of people's CSV", () => {
  const lines = (field: string, order: 'ASC' | 'DESC', values: string[]) =>
    peopleCsv(
      { ...cupsOf(), columns: <Column source={field} />, fields: { share: decimal(), name: text() } },
      values.map((value, n) => ({ id: n, [field]: value })),
      {
        translate: (key: string) => key,
        language: 'vi',
        hidden: [],
        sort: { field, order },
        names: new Map(),
      },
    )
      .split('\r\n')
      .slice(1, -1);

  it('is by value for numbers and by alphabet for texts, with empty ones last, as in the list', () => {
    expect(lines('share', 'ASC', ['1.5', '', '1.25', '10', '-2'])).toEqual(['-2', '1.25', '1.5', '10', '']);
    expect(lines('share', 'DESC', ['1.5', '', '1.25', '10'])).toEqual(['10', '1.5', '1.25', '']);
    expect(lines('name', 'ASC', ['v1.25', '', 'v1.5', 'Ăn', 'An'])).toEqual([
      'An',
      'Ăn',
      'v1.5',
      'v1.25',
      '',
    ]);
  });
});

describe('buttons in a row', () => {
  it('EditButton opens the dialog with the record', async () => {
    const { at } = openSite(
      list,
      cupsOf({
        teamColumn: (
          <Column source="teamId">
            <EditButton />
          </Column>
        ),
      }),
    );
    await follow('Edit', 1);
    await screen.findByRole('dialog', { name: 'Edit Cup' });
    expect(at()).toBe(pageAt('c2', 'edit'));
    await screen.findByDisplayValue('Cup 2');
  });

  it('ShowButton opens the page of the record, whose own EditButton opens the dialog', async () => {
    const { at } = openSite(
      list,
      cupsOf({
        teamColumn: (
          <Column source="teamId">
            <ShowButton />
          </Column>
        ),
      }),
    );
    await follow('Show', 2);
    await shown('Rules 3');
    expect(at()).toBe(pageAt('c3', 'show'));
    await follow('Edit');
    await screen.findByDisplayValue('Cup 3');
    expect(at()).toBe(pageAt('c3', 'edit'));
  });

  it('CloneButton opens the add dialog with the values of the record', async () => {
    const { at } = openSite(
      list,
      cupsOf({
        teamColumn: (
          <Column source="teamId">
            <CloneButton />
          </Column>
        ),
      }),
    );
    await follow('Clone', 3);
    await screen.findByRole('dialog', { name: 'Add New Cup' });
    expect(at()).toBe(`${list}/create`);
    await screen.findByDisplayValue('Cup 4');
  });

  it('DeleteButton deletes at once, and can be undone until its notice is gone', async () => {
    const cups = cupsOf({
      teamColumn: (
        <Column source="teamId">
          <DeleteButton />
        </Column>
      ),
    });
    const { provider } = openSite(list, cups);
    await shown('Cup 1');
    await press('Delete');
    await waitFor(() => expect(screen.queryByText('Cup 1')).toBeNull());
    await press('Undo');
    await shown('Cup 1');
    expect(provider.delete).not.toHaveBeenCalled();
    await press('Delete');
    await waitFor(() => expect(screen.queryByText('Cup 1')).toBeNull());
    fireEvent.click(document.body);
    await waitFor(() => expect(provider.delete).toHaveBeenCalledOnce());
  });

  it('DeleteWithConfirmButton asks, deletes on the page of the record and returns to the list', async () => {
    const show = (
      <Show
        actions={
          <TopToolbar>
            <DeleteWithConfirmButton />
          </TopToolbar>
        }
      >
        <SimpleShowLayout>
          <TextField source="name" />
        </SimpleShowLayout>
      </Show>
    );
    const { provider, at } = openSite(pageAt('c1', 'show'), cupsOf({ show }));
    await press('Delete');
    await press('Confirm');
    await waitFor(() => expect(at()).toBe(list));
    await shown('Cup 2');
    expect(screen.queryByText('Cup 1')).toBeNull();
    expect(provider.delete).toHaveBeenCalledOnce();
  });
});

describe('a list', () => {
  it('has the actions, the aside and the filters of its definition', async () => {
    const cups = cupsOf({
      actions: (
        <TopToolbar>
          <FilterButton />
          <CreateButton />
        </TopToolbar>
      ),
      aside: <p>Beside</p>,
      filters: [
        <ReferenceInput key="teamId" source="teamId" reference="teams">
          <SelectInput label="Of team" />
        </ReferenceInput>,
      ],
    });
    const { lastOf, at } = openSite(list, cups);
    await shown('Beside');
    await press('Add filter');
    fireEvent.click(await screen.findByRole('menuitemcheckbox', { name: /Team/ }));
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Of team' }));
    fireEvent.click(await screen.findByRole('option', { name: 'Blues' }));
    await waitFor(() => expect(screen.queryByText('Cup 2')).toBeNull());
    expect(lastOf('getList')).toMatchObject(['cups', { filter: { teamId: 't2' } }]);
    await follow('Create');
    await screen.findByRole('dialog', { name: 'Add New Cup' });
    expect(at()).toBe(`${list}/create`);
  });

  it('has a filter that is not always shown behind a button of its own toolbar', async () => {
    const filters = [<SelectInput key="kind" source="kind" choices={[{ id: 0, name: 'Nobody else' }]} />];
    openSite(list, cupsOf({ filters }));
    await press('Add filter');
    fireEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Kind' }));
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Kind' }));
    fireEvent.click(await screen.findByRole('option', { name: 'Nobody else' }));
    await waitFor(() => expect(screen.queryByText('Cup 1')).toBeNull());
    screen.getByText('Cup 2');
    cleanup();
    openSite(list, cupsOf({ filters: [] }));
    await shown('Cup 1');
    expect(screen.queryByRole('button', { name: 'Add filter' })).toBeNull();
  });

  it.each([
    ['edit', pageAt('c2', 'edit')],
    ['show', pageAt('c2', 'show')],
  ] as const)('a click on a row opens what rowClick says: %s', async (rowClick, address) => {
    const { at } = openSite(list, cupsOf({ rowClick }));
    fireEvent.click(await shown('Cup 2'));
    await waitFor(() => expect(at()).toBe(address));
  });

  it('the buttons of a row open what they say, whatever a click on the row opens', async () => {
    const { at } = openSite(list, cupsOf({ rowClick: 'show' }));
    await press('Edit cup Cup 2');
    await screen.findByDisplayValue('Cup 2');
    expect(at()).toBe(pageAt('c2', 'edit'));
  });

  it('a click on a row opens what a function says, and without one what its button does', async () => {
    const { at } = openSite(list, cupsOf({ rowClick: (id) => `/admin/play/teams?of=${id}` }));
    fireEvent.click(await shown('Cup 2'));
    await waitFor(() => expect(at()).toBe('/admin/play/teams'));
    cleanup();
    const plain = openSite(list, cupsOf({ bulkActions: false }));
    fireEvent.click(await shown('Cup 2'));
    await waitFor(() => expect(plain.at()).toBe(pageAt('c2', 'edit')));
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('bulk actions change, export and delete the selected rows', async () => {
    const exported: string[] = [];
    URL.createObjectURL = () => 'blob:csv';
    URL.revokeObjectURL = () => undefined;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      exported.push(this.download);
    });
    const bulkActions = (
      <>
        <BulkUpdateButton data={{ places: 77 }} mutationMode="pessimistic" label="To 77" />
        <BulkExportButton />
        <BulkDeleteButton mutationMode="pessimistic" />
      </>
    );
    const { provider } = openSite(list, cupsOf({ bulkActions }));
    await shown('Cup 1');
    const select = async (at: number) => {
      const boxes = await screen.findAllByRole('checkbox', { name: /^Select (?!all)/ });
      // The name is on the checkbox itself, as a box without a role must not have one.
      expect(document.querySelector('tbody span[aria-label]')).toBeNull();
      fireEvent.click(boxes[at] as HTMLElement);
    };
    await select(0);
    await select(2);
    await shown('2 items selected');
    // The first is the button for the whole list.
    await press('Export', 1);
    await waitFor(() => expect(exported).toEqual(['cups.csv']));
    await press('To 77');
    await press('Confirm');
    await waitFor(() =>
      expect(provider.updateMany).toHaveBeenCalledWith(
        'cups',
        expect.objectContaining({ ids: ['c1', 'c3'], data: { places: 77 } }),
      ),
    );
    expect(await screen.findAllByText('77')).toHaveLength(2);
    await select(1);
    await press('Delete', 0);
    await press('Confirm');
    await waitFor(() => expect(screen.queryByText('Cup 2')).toBeNull());
    expect(provider.deleteMany).toHaveBeenCalledWith('cups', expect.objectContaining({ ids: ['c2'] }));
  });
});

describe('references', () => {
  const teamColumn = (
    <Column source="teamId">
      <ReferenceField source="teamId" reference="teams" />
    </Column>
  );

  it('ReferenceField shows the records by one call, and leads to their page', async () => {
    const { provider, at } = openSite(list, cupsOf({ teamColumn }));
    await waitFor(() => expect(screen.getAllByText('Blues')).toHaveLength(2));
    expect(provider.getMany).toHaveBeenCalledOnce();
    await follow('Reds');
    await waitFor(() => expect(at()).toBe(pageAt('t1', 'show', 'teams')));
    await shown('Reds');
  });

  it('ReferenceInput offers the records and saves the id of the chosen one', async () => {
    const teamInput = (
      <ReferenceInput source="teamId" reference="teams">
        <SelectInput label="Its team" />
      </ReferenceInput>
    );
    const { provider, lastOf } = openSite(pageAt('c1', 'edit'), cupsOf({ teamInput }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Cup' }));
    fireEvent.mouseDown(await dialog.findByRole('combobox', { name: 'Its team' }));
    fireEvent.click(await screen.findByRole('option', { name: 'Reds' }));
    await press('Save Changes');
    await waitFor(() => expect(provider.update).toHaveBeenCalledOnce());
    expect(lastOf('update')).toMatchObject(['cups', { id: 'c1', data: { teamId: 't1' } }]);
  });

  it('a field of the kind has the other record by name: in the table, the filter, the form and on the page', async () => {
    const { provider, lastOf, at } = openSite(list, cupsOf({ filters: ['teamId'] }));
    await waitFor(() => expect(screen.getAllByRole('link', { name: 'Blues' })).toHaveLength(2));
    expect(provider.getMany).toHaveBeenCalledOnce();
    const chosen = async (box: HTMLElement, option: string) => {
      fireEvent.mouseDown(box);
      fireEvent.click(await screen.findByRole('option', { name: option }));
    };
    await chosen(await screen.findByRole('combobox', { name: 'Team' }), 'Blues');
    await waitFor(() => expect(screen.queryByText('Cup 2')).toBeNull());
    expect(lastOf('getList')).toMatchObject(['cups', { filter: { teamId: 't2' } }]);
    await press(/^Edit cup Cup 1/i);
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Cup' }));
    await chosen(await dialog.findByRole('combobox', { name: 'Team' }), 'Reds');
    await press('Save Changes');
    await waitFor(() => expect(at()).toBe(list));
    expect(lastOf('update')).toMatchObject(['cups', { id: 'c1', data: { teamId: 't1' } }]);
    cleanup();
    openSite(pageAt('c3', 'show'));
    await shown('Rules 3');
    await screen.findByRole('link', { name: 'Blues' });
  });

  it("people's CSV has the names, by one call a hundred, and the id of what is gone", async () => {
    const getMany = vi.fn(async (_: string, { ids }: { ids: string[] }) => ({
      data: ids.filter((id) => id !== 't0').map((id) => ({ id, name: `Team ${id}` })),
    }));
    const cups = cupsOf();
    const records = Array.from({ length: 102 }, (_, n) => ({
      id: `c${n}`,
      name: `Cup ${n}`,
      nameEn: n === 1 ? 'Cup One' : '',
      teamId: `t${n}`,
    }));
    const provider = { getMany } as unknown as Parameters<typeof namesOfReferences>[0];
    const names = await namesOfReferences(provider, {}, cups.fields, records);
    expect(getMany.mock.calls.map(([to, { ids }]) => [to, ids.length])).toEqual([
      ['teams', 100],
      ['teams', 2],
    ]);
    const translate = (key: string) => key.split('.').at(-1) as string;
    const reader = {
      translate,
      language: 'en' as const,
      hidden: ['kind', 'places'],
      sort: { field: '', order: 'ASC' as const },
      names,
    };
    const lines = peopleCsv(cups, records, reader).split('\r\n');
    expect(lines[0]).toContain('name,teamId');
    expect(lines.slice(1, 3)).toEqual(['Cup 0,t0', 'Cup One,Team t1']);
    expect(lines[102]).toBe('Cup 101,Team t101');
  });

  it('ReferenceManyField lists the records that refer to this one, on a page of its own with an aside', async () => {
    const Names = () => {
      const { data = [] } = useGetMany('cups', { ids: ['c3', 'c1'] });
      return <p>{data.map((row) => row?.name).join(' and ')}</p>;
    };
    const show = (
      <Show
        aside={<Names />}
        actions={
          <TopToolbar>
            <ListButton />
          </TopToolbar>
        }
      >
        <SimpleShowLayout>
          <TextField source="name" />
          <ReferenceManyField reference="cups" target="teamId" sort={{ field: 'name', order: 'DESC' }}>
            <DataTable bulkActionButtons={false} rowClick="show">
              <DataTable.Col source="name" />
            </DataTable>
          </ReferenceManyField>
        </SimpleShowLayout>
      </Show>
    );
    const { at } = openSite(pageAt('t2', 'show', 'teams'), cupsOf(), teamsOf({ show }));
    await shown('Cup 3 and Cup 1');
    const names = (await screen.findAllByRole('cell')).map(({ textContent }) => textContent);
    expect(names).toEqual(['Cup 3', 'Cup 1']);
    fireEvent.click(screen.getByRole('cell', { name: 'Cup 3' }));
    await shown('Rules 3');
    expect(at()).toBe(pageAt('c3', 'show'));
  });
});
