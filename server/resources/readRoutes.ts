import type { FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import type { readCalls } from '../../contract/calls/reads';
import type { Language } from '../../contract/languages';
import type { ReadResource } from '../../contract/readResource';
import type { Db } from '../db/tables';
import type { Dependencies } from '../dependencies';
import { actorOf } from '../http/actor';
import { listRoute, type Page, route } from '../http/route';
import type { Actor, App } from '../http/types';
import { sendCsv } from './exports/csv';
import type { CsvExport } from './exports/exportCsv';
import { readQuery } from './readQuery';
import type { ListQuery } from './restQuery';

/** Who reads, from where, and when. */
export interface Reading {
  reads: Db;
  actor: Actor;
  now: Date;
  language: Language;
}

/** How the rows of a read resource are read. */
export interface ReadSource<Row, One = Row> {
  page: (query: ListQuery, reading: Reading) => Promise<Page<Row>>;
  /** The rows of the query's filter as a file, whatever its page; `filter` is its original form, for the history. */
  file: (query: ListQuery, reading: Reading, filter: unknown) => Promise<CsvExport>;
  /** Throws 404. */
  one: (id: string, reading: Reading) => Promise<One>;
}

/** A read resource, its calls, and the source of its rows. */
interface Read<Row extends TSchema, One extends TSchema> {
  resource: ReadResource;
  calls: ReturnType<typeof readCalls<ReadResource, Row, One>>;
  source: ReadSource<Static<Row>, Static<One>>;
}

/** Registers the list, the file and the single record of a read resource. */
export function readRoutes<Row extends TSchema, One extends TSchema>(
  app: App,
  { clock }: Pick<Dependencies, 'clock'>,
  { resource, calls, source }: Read<Row, One>,
): void {
  const reading = (request: FastifyRequest): Reading => ({
    reads: request.reads,
    actor: actorOf(request),
    now: clock.now(),
    language: request.language,
  });
  // The declaration of the source knows the types that the schemas describe, and they are checked there.
  listRoute(app, calls.list, async (request) => {
    const query = readQuery(resource, request.query, actorOf(request));
    return (await source.page(query, reading(request))) as never;
  });
  route(app, calls.export, async (request, reply) => {
    const { filter } = request.body;
    const query = readQuery(resource, { filter: JSON.stringify(filter ?? {}) }, actorOf(request));
    const { rows, csv } = await source.file(query, reading(request), filter);
    return sendCsv(reply, resource.name, rows, csv);
  });
  route(app, calls.one, async (request) => (await source.one(request.params.id, reading(request))) as never);
}
