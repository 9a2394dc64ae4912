import { HttpError } from 'react-admin';
import { describe } from 'vitest';
import { createDataProvider } from '../../src/dataProvider/dataProvider';
import { type Backend, conformanceOfModes } from '../dataProvider/modes';
import { failOnConsole } from '../support/quietConsole';
import { recordApi } from '../support/recorder';
import { type Sample, samples } from './samples';

// Our data provider in react-admin's three modes, for every resource that can be changed.

// In development react-admin logs every failed call.
failOnConsole((first) => first instanceof HttpError);
const api = recordApi();

/** What a test changes, and to what: the record's last required number, or its first text. */
function changeOf({ resource }: Sample): { field: string; value: string | number } {
  if (!resource) return { field: 'experienceRequired', value: 77 };
  const fields = Object.entries(resource.fields);
  const isNumber = (kind: string) => ['integer', 'decimal', 'money'].includes(kind);
  const [number] = fields.findLast(([, { kind, required }]) => required && isNumber(kind)) ?? [];
  if (number) return { field: number, value: 77 };
  const [text = ''] = fields.find(([, { kind }]) => kind === 'text') ?? [];
  return { field: text, value: 'Changed' };
}

/** An API with one record. */
function backendOf({ calls, row, list }: Sample, change: object): Backend {
  let rows: object[] = [row];
  let status = 200;
  let held = Promise.resolve();
  const writes = () => api.lines().filter((line) => line === calls.update || line === calls.remove).length;
  // A specified list has no query; a later resource's requests the first page by id, whatever its screen sorts by.
  api.on(calls.list.replace(/sort=[^&]*/, `sort=${encodeURIComponent('["id","DESC"]')}`), () => ({
    json: list(...rows) as never,
    headers: { 'content-range': `rows 0-0/${rows.length}` },
  }));
  const write = (done: object[], answer: object | undefined) => async () => {
    await held;
    if (status !== 200) return { status, json: { message: 'Refused.' } };
    rows = done;
    return { json: answer as never };
  };
  api.on(calls.update, write([{ ...row, ...change }], { ...row, ...change }));
  api.on(calls.remove, write([], row));
  return {
    writes,
    hold: () => {
      let release: () => void = () => undefined;
      held = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
    fail: (given) => {
      status = given;
    },
  };
}

describe.each(samples)('$name', (sample) => {
  const { field, value } = changeOf(sample);
  conformanceOfModes({
    provider: createDataProvider,
    resource: sample.name,
    backend: () => backendOf(sample, { [field]: value }),
    id: sample.name === 'levels' ? 1 : 'r1',
    field,
    value,
  });
});
