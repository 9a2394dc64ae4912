import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifySchema } from 'fastify';
import { apiBase, docsPath } from '../../contract/addresses';
import { ErrorBody } from '../../contract/errors';
import { version } from '../platform/version';
import { openToGuests } from './actor';
import type { App } from './types';

/**
 * OpenAPI for every route, generated from the schemas that validate them (api.md, Service). Registered before the
 * routes.
 */
export async function registerOpenApi(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Outline', version, description: 'The API of the Outline web site.' },
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
    transform: ({ schema, url, route }) => {
      const access = route.config?.access ?? 'guest';
      const security = access === 'guest' ? {} : { security: [{ bearer: [] }] };
      const hide = !url.startsWith(apiBase) || url.startsWith(docsPath);
      const form = route.config?.form;
      const described = {
        ...schema,
        ...security,
        ...(form && { consumes: ['multipart/form-data'], body: form }),
        response: responsesOf(schema),
        description: [`Access: ${access}.`, schema?.description].filter(Boolean).join(' '),
        hide,
      };
      return { schema: described, url };
    },
    transformObject: (document) => {
      if ('swaggerObject' in document) return document.swaggerObject;
      const { components, paths = {} } = document.openapiObject;
      const operations = Object.values(paths).flatMap((path) => Object.values(path ?? {})) as Operation[];
      markOptionalBodies(operations);
      for (const { responses } of operations) responses['4XX'] = refusal;
      Object.assign(components ?? {}, { schemas: { Error: ErrorBody } });
      return document.openapiObject;
    },
  });
}

interface Operation {
  requestBody?: { required?: boolean; content?: Record<string, { schema?: { anyOf?: unknown[] } }> };
  responses: Record<string, unknown>;
}

/** Every refusal has the one error shape. */
const refusal = {
  description: 'Refused',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
};

/** The responses of a route; a file response is described by its type. */
function responsesOf(schema: FastifySchema | undefined) {
  const [type] = schema?.produces ?? [];
  if (!type) return schema?.response ?? {};
  return { 200: { description: 'The file', content: { [type]: { schema: { type: 'string' } } } } };
}

/** The plugin marks every body as required; a nullable one is optional. */
function markOptionalBodies(operations: readonly Operation[]): void {
  for (const { requestBody } of operations) {
    const kinds = requestBody?.content?.['application/json']?.schema?.anyOf as
      | Array<{ type?: string }>
      | undefined;
    if (requestBody && kinds?.some(({ type }) => type === 'null')) requestBody.required = false;
  }
}

/** Serves /api/docs. */
export async function registerDocs(app: App): Promise<void> {
  await app.register(async (scope) => {
    openToGuests(scope);
    await scope.register(swaggerUi, { routePrefix: docsPath, staticCSP: true });
  });
}
