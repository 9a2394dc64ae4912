import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { ErrorBody } from '../../contract/errors';
import { openToGuests } from './caller';
import type { App } from './types';

/**
 * OpenAPI for every route, generated from the schemas that validate them (api.md, Service). Registered before the
 * routes.
 */
export async function registerOpenApi(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Outline', version: '0.1.0', description: 'The API of the Outline web site.' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: ({ schema, url, route }) => {
      const access = route.config?.access ?? 'guest';
      const security = access === 'guest' ? {} : { security: [{ bearer: [] }] };
      const hide = !url.startsWith('/api/') || url.startsWith('/api/docs');
      const form = route.config?.form;
      const described = {
        ...schema,
        ...security,
        ...(form && { consumes: ['multipart/form-data'], body: form }),
        response: { ...(schema?.response as object), '4xx': ErrorBody },
        description: `Access: ${access}.`,
        hide,
      };
      return { schema: described, url };
    },
    transformObject: (document) => {
      if ('swaggerObject' in document) return document.swaggerObject;
      markOptionalBodies(document.openapiObject.paths ?? {});
      return document.openapiObject;
    },
  });
}

/** The plugin marks every body as required; a nullable one is optional. */
function markOptionalBodies(paths: object): void {
  for (const operation of Object.values(paths).flatMap((path: object) => Object.values(path))) {
    const { requestBody } = operation as {
      requestBody?: { required?: boolean; content?: Record<string, { schema?: { anyOf?: unknown[] } }> };
    };
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
    await scope.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
  });
}
