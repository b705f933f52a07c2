import { FIELD_CODES, REFUSAL_CODES, type RefusalCode } from '@wisata/kernel/refusal-codes';
import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import type { Access, RouteDefinition } from './route.ts';

type JsonObject = Record<string, unknown>;

/** Signing in is all that these ask for, if that. */
const OPEN_TO_ALL: readonly Access[] = ['open', 'public', 'member'];

function schemaOf(schema: RouteDefinition['body'], typeMode: 'input' | 'output' = 'input'): JsonObject {
  if (!schema) return {};
  const { $schema: _, ...json } = toJsonSchema(schema as v.GenericSchema, {
    errorMode: 'ignore',
    typeMode,
  }) as JsonObject;
  return json;
}

function parametersOf(route: RouteDefinition): JsonObject[] {
  const list = (schema: RouteDefinition['query'], where: 'query' | 'path') => {
    const json = schemaOf(schema);
    const required = (json.required ?? []) as string[];
    return Object.entries((json.properties ?? {}) as JsonObject).map(([name, inner]) => ({
      name,
      in: where,
      required: where === 'path' || required.includes(name),
      schema: inner,
    }));
  };
  const declared = [...list(route.params, 'path'), ...list(route.query, 'query')];
  const names = new Set(declared.map(({ name }) => name));
  const bare = [...route.path.matchAll(/:(\w+)/g)]
    .map(([, name]) => name!)
    .filter((name) => !names.has(name))
    .map((name) => ({ name, in: 'path' as const, required: true, schema: { type: 'string' } }));
  return [...declared, ...bare];
}

const failure = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
});

function contentOf(response: RouteDefinition['response']): JsonObject {
  if ('mediaType' in response) return { [response.mediaType]: {} };
  const data = schemaOf(response, 'output');
  const envelope = { status: { const: true }, success: { const: true }, message: { type: 'string' }, data };
  const required = ['status', 'success', 'message', 'data'];
  return { 'application/json': { schema: { type: 'object', required, properties: envelope } } };
}

function operationOf(route: RouteDefinition): JsonObject {
  const hasInput = Boolean(route.body ?? route.query ?? route.params);
  return {
    summary: route.summary,
    tags: [route.path.split('/').find((part) => part && !['api', 'v1', 'v2'].includes(part)) ?? 'root'],
    'x-access': route.access,
    security: route.access === 'open' ? [] : route.access === 'public' ? [{ site: [] }, { user: [] }] : [{ user: [] }],
    parameters: parametersOf(route),
    ...(route.body
      ? { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(route.body) } } } }
      : {}),
    responses: {
      200: { description: 'Success', content: contentOf(route.response) },
      ...(hasInput ? { 400: failure('Fields that cannot be used, by name') } : {}),
      ...(route.access === 'open' ? {} : { 401: failure('No usable credentials') }),
      ...(OPEN_TO_ALL.includes(route.access) ? {} : { 403: failure('Signed in, but not allowed') }),
      default: failure('Any other failure'),
    },
  };
}

/** The OpenAPI 3.1 document of the given routes, whose services may refuse with codes of their own. */
export function describeRoutes(routes: readonly RouteDefinition[], refusals: readonly RefusalCode[]): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Wisata travel API', version: '1.0.0' },
    paths,
    components: {
      securitySchemes: {
        site: { type: 'http', scheme: 'basic' },
        user: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      },
      schemas: {
        Failure: {
          type: 'object',
          required: ['status', 'success', 'message', 'code', 'data'],
          properties: {
            status: { const: false },
            success: { const: false },
            message: { type: 'string' },
            code: { enum: [...REFUSAL_CODES, ...refusals] },
            fields: { type: 'object', additionalProperties: { type: 'string' } },
            field_codes: { type: 'object', additionalProperties: { enum: FIELD_CODES } },
            data: { type: 'null' },
          },
        },
      },
    },
  };
}
