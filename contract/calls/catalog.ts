import { Type } from 'typebox';
import { formAddresses, restAddresses } from '../addresses';
import { ListExportBody } from '../history';
import {
  bodySchema,
  formSchema,
  RemovalBody,
  recordSchema,
  ToggleManyBody,
  wantedSchema,
} from '../recordSchema';
import type { FormResource, Resource, RestResource } from '../resource';
import { Undo, Undone } from '../undo';
import { type Call, defineCall, defineList, none } from './call';

const accessOf = ({ name, access }: Resource) => {
  const own = { tag: `admin: ${name}`, resource: name } as const;
  const writes = { ...own, access: access.write };
  return { reads: { ...own, access: access.read }, writes, deletes: { ...writes, bulk: 'deletes' as const } };
};

/** The call that sends a resource's list as a file. */
const exportCall = (resource: Resource, at: { method: 'POST'; path: string }) =>
  defineCall({
    ...accessOf(resource).reads,
    ...at,
    does: `Sends the ${resource.name} of a filter as a file.`,
    body: ListExportBody,
    response: {},
    raw: 'csv',
  });

/** The refusals of what gives too much, with those of the call itself. */
const givingRefusals = ({ gives }: Resource, own: NonNullable<Call['refuses']> = {}) => {
  const refuses = { ...(gives && { 400: gives, 403: gives }), ...own };
  return Object.keys(refuses).length > 0 && { refuses };
};

/** Fields that a constraint of the table refuses. */
function takenIn({ constraints = {} }: Resource): { 409?: string[] } {
  const taken = [...new Set(Object.values(constraints).map(({ field }) => field))];
  return taken.length > 0 ? { 409: taken } : {};
}

/** The call that undoes a change of one record. */
const undoCall = (resource: Resource, at: { method: 'POST'; path: string }) =>
  defineCall({
    ...accessOf(resource).writes,
    ...at,
    does: `Undoes a change of one of the ${resource.name}, unless another followed it.`,
    ...givingRefusals(resource),
    body: Undo,
    response: { 200: Undone },
  });

/** The calls of a specified resource: multipart forms, and a list of every record. */
export function formCalls(resource: FormResource) {
  const { name, listKey, toggle } = resource;
  const { reads, writes, deletes } = accessOf(resource);
  const giving = { ...writes, ...givingRefusals(resource, takenIn(resource)) };
  const at = formAddresses(resource);
  const record = recordSchema(resource);
  return {
    list: defineCall({
      ...reads,
      ...at.list,
      does: `Lists the ${name}.`,
      response: { 200: Type.Object({ [listKey]: Type.Array(record) }) },
    }),
    export: exportCall(resource, at.export),
    one: defineCall({ ...reads, ...at.one, does: `One of the ${name}.`, response: { 200: record } }),
    create: defineCall({
      ...giving,
      ...at.create,
      does: `Creates one of the ${name}.`,
      form: formSchema(resource, true),
      response: { 201: record },
    }),
    update: defineCall({
      ...giving,
      ...at.update,
      does: `Changes one of the ${name}.`,
      form: formSchema(resource, false),
      details: ['conflict'],
      response: { 200: record },
    }),
    remove: defineCall({
      ...deletes,
      ...at.remove,
      does: `Deletes one of the ${name}.`,
      response: { 204: none },
    }),
    undo: undoCall(resource, at.undo),
    toggle:
      toggle &&
      at.toggle &&
      defineCall({
        ...giving,
        ...at.toggle,
        does: `Turns ${toggle.field} of one of the ${name} on or off.`,
        body: wantedSchema(toggle),
        details: ['conflict'],
        response: { 200: record },
      }),
    toggleMany:
      toggle &&
      at.toggleMany &&
      defineCall({
        ...giving,
        ...at.toggleMany,
        does: `Turns ${toggle.field} of several ${name} on or off, all of them or none.`,
        body: ToggleManyBody,
        response: { 200: Type.Object({ [listKey]: Type.Array(record) }) },
      }),
  };
}

/** Bytes of a character in UTF-8, at most; what JSON escapes takes fewer. */
const perCharacter = 4;

/** The size of a record's JSON with long Markdown; nothing for a resource without, whose records fit the usual size. */
function sizeOf({ fields }: RestResource): Pick<Call, 'maxBytes'> {
  const characters = Object.values(fields).map((field) => (field.kind === 'markdown' ? field.max : 0));
  const most = characters.reduce((sum, max) => sum + max, 0);
  return most > 0 ? { maxBytes: 64 * 1024 + perCharacter * most } : {};
}

/** The calls of a later resource: JSON, and a list that the server pages. */
export function restCalls(resource: RestResource) {
  const { name } = resource;
  const { reads, writes, deletes } = accessOf(resource);
  const at = restAddresses(name);
  const record = recordSchema(resource);
  const body = bodySchema(resource);
  const taken = takenIn(resource);
  const refuses = taken[409] && { refuses: taken };
  const writeRefusals = givingRefusals(resource, taken);
  return {
    list: defineList({ ...reads, path: at.list.path, does: `Lists the ${name}.`, row: record }),
    export: exportCall(resource, at.export),
    one: defineCall({ ...reads, ...at.one, does: `One of the ${name}.`, response: { 200: record } }),
    create: defineCall({
      ...writes,
      ...at.create,
      does: `Creates one of the ${name}.`,
      body,
      ...sizeOf(resource),
      ...writeRefusals,
      response: { 201: record },
    }),
    update: defineCall({
      ...writes,
      ...at.update,
      does: `Changes one of the ${name}.`,
      body,
      ...sizeOf(resource),
      ...writeRefusals,
      details: ['conflict'],
      response: { 200: record },
    }),
    remove: defineCall({
      ...deletes,
      ...at.remove,
      does: `Deletes one of the ${name}.`,
      ...(resource.reasoned && { body: RemovalBody }),
      ...refuses,
      response: { 200: record },
    }),
    undo: undoCall(resource, at.undo),
  };
}
