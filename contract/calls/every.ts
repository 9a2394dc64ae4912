import { catalog, restResources } from '../catalog';
import * as areas from './all';
import type { Call } from './call';
import { formCalls, restCalls } from './catalog';

/** Every declared call: those of the areas, and those of each resource. */
export const everyCall = (): Call[] =>
  [
    ...Object.values(areas).flatMap((area) => Object.values<Call>(area)),
    ...[...catalog.map(formCalls), ...restResources.map(restCalls)].flatMap((calls) =>
      Object.values<Call | undefined>(calls),
    ),
  ].filter((call) => call !== undefined);
