import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import type { FastifySchema, RouteOptions } from 'fastify';
import type { TSchema } from 'typebox';
import type { App } from './types';

type Validator = ReturnType<typeof TypeBoxValidatorCompiler>;
type Serializer = ReturnType<NonNullable<RouteOptions['serializerCompiler']>>;

/**
 * Compiles the schemas of requests and responses when a route is first used; compiling all of them at startup would take
 * a fifth of it.
 */
export function registerCompilers(app: App): void {
  const compile = SerializerSelector()({}, {});
  app.setValidatorCompiler<FastifySchema & TSchema>((route) =>
    whenUsed<Validator>(() => TypeBoxValidatorCompiler(route)),
  );
  app.setSerializerCompiler((route) =>
    whenUsed<Serializer>(() => compile({ ...route, httpStatus: String(route.httpStatus) })),
  );
}

function whenUsed<F extends (data: unknown) => unknown>(make: () => F) {
  let made: F | undefined;
  return (data: unknown) => {
    made ??= make();
    return made(data) as ReturnType<F>;
  };
}
