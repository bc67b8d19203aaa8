import { isDeepStrictEqual } from 'node:util';
import type * as v from 'valibot';
import { DESCRIBED, type DescribedRoute, REFUSAL_MEANINGS, refusalSchema } from './described.ts';

/** JSON Schema 2020-12, as far as the schemas use it. */
export interface JsonSchema {
  $ref?: string;
  type?: string;
  title?: string;
  description?: string;
  const?: unknown;
  enum?: readonly unknown[];
  default?: unknown;
  anyOf?: readonly JsonSchema[];
  items?: JsonSchema;
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  additionalProperties?: boolean | JsonSchema;
  format?: string;
}

interface Content {
  'application/json': { schema: JsonSchema; example?: object };
}

export interface DescribedOperation {
  operationId: string;
  summary: string;
  description?: string;
  parameters?: {
    name: string;
    in: 'path' | 'query';
    required: boolean;
    description: string;
    schema: JsonSchema;
  }[];
  requestBody?: { required: true; content: Content };
  responses: Readonly<Record<string, { description: string; content: Content }>>;
}

export interface OpenApi {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: readonly { url: string }[];
  security: readonly object[];
  paths: Readonly<Record<string, Partial<Record<DescribedRoute['method'], DescribedOperation>>>>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: object };
}

const VERSION = '1';
export const COMPONENTS = '#/components/schemas/';

/** Moves schemas with a title to the components. @throws for two schemas under one title */
function hoisted(schema: JsonSchema, components: Record<string, JsonSchema>): JsonSchema {
  const within = (inner: unknown): unknown => {
    if (Array.isArray(inner)) return inner.map(within);
    if (typeof inner !== 'object' || inner === null) return inner;
    const { title, ...rest } = Object.fromEntries(
      Object.entries(inner).map(([name, value]) => [name, within(value)]),
    );
    // A property may be named so.
    if (typeof title !== 'string') return title === undefined ? rest : { title, ...rest };
    const known = components[title];
    if (known && !isDeepStrictEqual(known, rest)) throw new Error(`Two schemas have the title ${title}.`);
    components[title] = rest;
    return { $ref: `${COMPONENTS}${title}` };
  };
  return within(schema) as JsonSchema;
}

type Convert = (schema: v.GenericSchema, mode: 'input' | 'output') => JsonSchema;

function parametersOf(
  { named = {}, query }: DescribedRoute,
  convert: Convert,
): DescribedOperation['parameters'] {
  const text = { type: 'string' };
  return [
    ...Object.entries(named).map(([name, description]) => ({
      name,
      in: 'path' as const,
      required: true,
      description,
      schema: text,
    })),
    ...Object.entries(query?.meanings ?? {}).map(([name, description]) => ({
      name,
      in: 'query' as const,
      required: false,
      description,
      schema: convert(query?.schema[name] as v.GenericSchema, 'input'),
    })),
  ];
}

function operationOf(route: DescribedRoute, convert: Convert): DescribedOperation {
  const { method, path, summary, description, body, answer, refusals } = route;
  const parameters = parametersOf(route, convert);
  const json = (schema: JsonSchema, example?: object) => ({
    'application/json': { schema, ...(example && { example }) },
  });
  const refusal = convert(refusalSchema, 'output');
  return {
    operationId: `${method}${path.replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase()).replace(/\W/g, '')}`,
    summary,
    ...(description && { description }),
    ...(parameters?.length && { parameters }),
    ...(body && {
      requestBody: { required: true as const, content: json(convert(body.schema, 'input'), body.example) },
    }),
    responses: {
      200: { description: summary, content: json(convert(answer, 'output')) },
      ...Object.fromEntries(
        refusals.map((status) => [
          status,
          { description: REFUSAL_MEANINGS[status] ?? '', content: json(refusal) },
        ]),
      ),
    },
  };
}

/** OpenAPI 3.1, generated from the schemas that check requests (D80). */
export async function openApiDocument(address: string): Promise<OpenApi> {
  const { toJsonSchema } = await import('@valibot/to-json-schema');
  const schemas: Record<string, JsonSchema> = {};
  const convert: Convert = (schema, typeMode) => {
    const { $schema: _, ...converted } = toJsonSchema(schema, {
      target: 'draft-2020-12',
      typeMode,
      // Checks between fields have no equal; the service answers them with 400.
      errorMode: 'ignore',
    });
    return hoisted(converted as JsonSchema, schemas);
  };
  const paths: Record<string, Partial<Record<DescribedRoute['method'], DescribedOperation>>> = {};
  for (const route of DESCRIBED)
    paths[route.path] = { ...paths[route.path], [route.method]: operationOf(route, convert) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Lumitor',
      version: VERSION,
      description:
        'For programs of the shop. An owner creates keys in the administration, under Settings, Webhook and API. Amounts are in cents, and times in UTC.',
    },
    servers: [{ url: address }],
    security: [{ key: [] }],
    paths,
    components: {
      schemas,
      securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'Key that starts with lk_' } },
    },
  };
}
