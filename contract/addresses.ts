import { exportPath, type FormResource, undoPath } from './resource';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Method and path of a call: all that the client needs. */
export interface Address {
  method: Method;
  /** Below the API's base address; `:name` is a parameter. */
  path: string;
}

/** Where the server puts its calls (api.md); a client of another host has its own base (`VITE_API_URL`). */
export const apiBase = '/api/';

/** The page that lists the calls (api.md, Service). */
export const docsPath = `${apiBase}docs`;

/** The path of a call on its server, from the root, with the given parameters filled in. */
export const addressOf = ({ path }: { path: string }, params: Record<string, string> = {}): string =>
  apiBase + path.replace(/:(\w+)/g, (name) => params[name.slice(1)] ?? name);

/** The calls of a specified resource (product.md section 7). */
export const formAddresses = (resource: FormResource) =>
  ({
    list: { method: 'GET', path: resource.paths.list },
    export: { method: 'POST', path: exportPath(resource) },
    one: { method: 'GET', path: resource.paths.one },
    create: { method: 'POST', path: resource.paths.create },
    update: { method: 'PUT', path: resource.paths.update },
    remove: { method: 'DELETE', path: resource.paths.remove },
    undo: { method: 'POST', path: undoPath(resource) },
    toggle: resource.toggle && { method: 'PATCH', path: resource.toggle.path },
    toggleMany: resource.toggle && { method: 'POST', path: resource.toggle.path.replace('/:id', '') },
  }) as const satisfies Record<string, Address | undefined>;

/** The calls of a later resource, in the ra-data-simple-rest dialect. */
export const restAddresses = (name: string) =>
  ({
    list: { method: 'GET', path: `admin/${name}` },
    export: { method: 'POST', path: `admin/${name}/export` },
    one: { method: 'GET', path: `admin/${name}/:id` },
    create: { method: 'POST', path: `admin/${name}` },
    update: { method: 'PUT', path: `admin/${name}/:id` },
    remove: { method: 'DELETE', path: `admin/${name}/:id` },
    undo: { method: 'POST', path: `admin/${name}/undo` },
  }) as const satisfies Record<string, Address>;
