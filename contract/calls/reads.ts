import { type TSchema, Type } from 'typebox';
import { restAddresses } from '../addresses';
import { ListExportBody } from '../history';
import { isLongPage } from '../limits';
import type { ReadResource } from '../readResource';
import { type BulkAct, defineCall, defineList } from './call';

/** The schemas of a read resource: a row of its list, and one record as its own page shows it. */
interface Schemas<Row extends TSchema, One extends TSchema> {
  row: Row;
  one: One;
}

/** A long page of contacts is as good as a file of them. No range is a page. */
function actOfRange({ range }: Readonly<Record<string, unknown>>): BulkAct {
  const [first = 0, last = 0] =
    String(range ?? '')
      .match(/\d+/g)
      ?.map(Number) ?? [];
  return isLongPage(first, last) ? 'contactFiles' : 'contactPages';
}

/** The calls of a read resource: its list, the list as a file, and one record. */
export function readCalls<const R extends ReadResource, Row extends TSchema, One extends TSchema>(
  { name, group, access, exportAccess, hasContacts }: R,
  { row, one }: Schemas<Row, One>,
) {
  const at = restAddresses(name);
  const own: { tag: string; resource: string; access: R['access'] } = {
    tag: `admin: ${name}`,
    resource: group,
    access,
  };
  return {
    list: defineList({
      ...own,
      path: at.list.path,
      ...(hasContacts && { bulk: 'contactPages' as const, bulkOf: actOfRange }),
      does: `The ${name} list, as far as the reader may see it.`,
      row,
    }),
    export: defineCall({
      ...own,
      ...at.export,
      access: exportAccess as R['exportAccess'],
      ...(hasContacts && { bulk: 'contactFiles' as const }),
      does: `Sends the ${name} list, filtered, as a file.`,
      body: ListExportBody,
      response: {},
      raw: 'csv',
    }),
    one: defineCall({
      ...own,
      ...(hasContacts && { bulk: 'contactRecords' as const }),
      ...at.one,
      params: Type.Object({ id: Type.String({ maxLength: 64 }) }),
      does: `One row of the ${name} list.`,
      response: { 200: one },
    }),
  };
}
