import { formAddresses } from '../../../contract/addresses';
import { type FormResource, shownFields } from '../../../contract/resource';
import { inEveryLanguage } from '../../../contract/searchedTexts';
import { callResource } from '../../api/catalog';
import { type Endpoint, type Id, rowsOf, wholeOf } from '../endpoint';
import { toMultipart } from '../multipart';
import { normaliseRecord, type Raw } from '../normalise';

/** The endpoint of a catalogue resource, derived from its contract. */
export function catalogEndpoint(resource: FormResource): Endpoint {
  const shape = (raw: Raw) => normaliseRecord(resource, raw);
  const at = formAddresses(resource);
  const { toggle, toggleMany } = at;
  return {
    shape,
    file: at.export,
    undo: at.undo,
    fields: shownFields(resource),
    searched: inEveryLanguage(['name'], resource.fields),
    list: async (signal) =>
      wholeOf(rowsOf(await callResource(at.list, { signal }), resource.listKey).map(shape)),
    one: async (id, signal) => shape(await callResource<Raw>(at.one, { id, signal })),
    create: async (values) =>
      shape(await callResource<Raw>(at.create, { form: toMultipart(resource, values) })),
    update: async (id, values, before) =>
      shape(await callResource<Raw>(at.update, { id, form: toMultipart(resource, values, id, before) })),
    remove: (id) => callResource<void>(at.remove, { id }),
    ...(toggle && {
      actions: {
        toggle: async (id: Id, wanted?: object) =>
          shape(await callResource<Raw>(toggle, { id, json: wanted })),
      },
    }),
    ...(toggleMany && {
      together: {
        toggle: async (records, wanted) => {
          const [state] = Object.values(wanted);
          await callResource(toggleMany, { json: { wanted: state, records } });
        },
      },
    }),
  };
}
