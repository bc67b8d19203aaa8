import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { COMPONENTS, type DescribedOperation, type JsonSchema, type OpenApi } from './document.ts';

const STYLE = `:root{color-scheme:light dark;--line:light-dark(#e0ddd6,#373532);--sunken:light-dark(#efede8,#2a2927)}
body{font:16px/1.5 Inter,system-ui,sans-serif;max-width:56rem;margin:2rem auto;padding:0 1rem;background:light-dark(#f3f2ef,#161615);color:light-dark(#1b1b1a,#f1efea)}
a{color:light-dark(#8a4b06,#ffb45e)}
h2{margin-top:2.5rem;border-top:1px solid var(--line);padding-top:1.5rem;overflow-wrap:anywhere}
li{padding:.25rem 0;overflow-wrap:anywhere}
code,pre{font:14px/1.5 ui-monospace,monospace}
h2 code{font-size:1.25rem}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:var(--sunken);padding:1rem;border-radius:4px}
.table{overflow-x:auto}
table{border-collapse:collapse;width:100%;text-align:left}
th,td{padding:.35rem 1rem .35rem 0;border-bottom:1px solid var(--line);vertical-align:top}
td:last-child{min-width:12rem}`;

export const PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

type Html = ReturnType<typeof html>;

/** Text in which backquotes mark code. */
const prose = (text: string): (string | Html)[] =>
  text.split('`').map((part, index) => (index % 2 ? html`<code>${part}</code>` : part));

const joined = (parts: readonly (string | Html)[], separator: string): (string | Html)[] =>
  parts.flatMap((part, index) => (index ? [separator, part] : [part]));

function typeOf(schema: JsonSchema): (string | Html)[] {
  const { $ref, anyOf, items, properties, additionalProperties: others } = schema;
  if ($ref) {
    const name = $ref.slice(COMPONENTS.length);
    return [html`<a href="#${name}">${name}</a>`];
  }
  if ('const' in schema) return [html`<code>${JSON.stringify(schema.const)}</code>`];
  if (schema.enum)
    return joined(
      schema.enum.map((value) => html`<code>${JSON.stringify(value)}</code>`),
      ' | ',
    );
  if (anyOf)
    return joined(
      anyOf.map((one) => html`${typeOf(one)}`),
      ' | ',
    );
  if (items) return ['array of ', ...typeOf(items)];
  if (typeof others === 'object') return ['object of ', ...typeOf(others)];
  if (properties) return ['object'];
  return [schema.format ? `${schema.type} (${schema.format})` : (schema.type ?? 'any')];
}

/** Fields of an object, also in a list, with null, or of all variants. */
function objectIn({ properties, required = [], items, anyOf = [] }: JsonSchema): JsonSchema | null {
  if (properties) return { properties, required };
  if (items) return objectIn(items);
  return anyOf
    .flatMap((one) => objectIn(one) ?? [])
    .reduce<JsonSchema | null>(
      (all, one) =>
        all
          ? {
              properties: { ...all.properties, ...one.properties },
              required: (all.required ?? []).filter((name) => one.required?.includes(name)),
            }
          : one,
      null,
    );
}

function rowsOf({ properties = {}, required = [] }: JsonSchema, before = ''): Html[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const path = before + name;
    const inner = objectIn(schema);
    return [
      html`<tr><td><code>${path}</code></td><td>${typeOf(schema)}</td><td>${[
        ...(required.includes(name) ? [] : ['Optional. ']),
        ...prose(schema.description ?? ''),
      ]}</td></tr>`,
      ...(inner ? rowsOf(inner, `${path}.`) : []),
    ];
  });
}

const table = (name: string, head: readonly string[], rows: readonly Html[]): Html =>
  html`<div class="table" tabindex="0" role="region" aria-label="${name}"><table><thead><tr>${head.map(
    (column) => html`<th scope="col">${column}</th>`,
  )}</tr></thead><tbody>${rows}</tbody></table></div>`;

const FIELDS = ['Field', 'Type', 'Meaning'];

const fieldsOf = (name: string, schema: JsonSchema): Html => {
  const inner = objectIn(schema);
  return inner ? table(name, FIELDS, rowsOf(inner)) : html`<p>${typeOf(schema)}</p>`;
};

function example(address: string, method: string, path: string, body: object | undefined): string {
  const lines = [
    `curl '${address}${path.replace('{id}', 'ID')}'`,
    "-H 'Authorization: Bearer lk_…'",
    ...(body ? ["-H 'Content-Type: application/json'", `--data '${JSON.stringify(body)}'`] : []),
  ];
  return lines.join(method === 'get' ? ' ' : ' \\\n  ');
}

function operationHtml(address: string, path: string, method: string, operation: DescribedOperation): Html {
  const { summary, description, parameters, requestBody, responses, operationId } = operation;
  const body = requestBody?.content['application/json'];
  return html`<section aria-labelledby="${operationId}"><h2 id="${operationId}"><code>${method.toUpperCase()} ${path}</code></h2>
<p>${summary}. ${prose(description ?? '')}</p>
<pre>${example(address, method, path, body?.example)}</pre>
${
  parameters
    ? table(
        `Parameters of ${method} ${path}`,
        ['Parameter', 'Type', 'Meaning'],
        parameters.map(
          ({ name, schema, description: meaning }) =>
            html`<tr><td><code>${name}</code></td><td>${typeOf(schema)}</td><td>${prose(meaning)}</td></tr>`,
        ),
      )
    : ''
}
${body ? html`<h3>Body</h3>${fieldsOf(`Body of ${method} ${path}`, body.schema)}` : ''}
<h3>Answers</h3>
${table(
  `Answers of ${method} ${path}`,
  ['Status', 'Body', 'Meaning'],
  Object.entries(responses).map(
    ([status, answer]) =>
      html`<tr><td>${status}</td><td>${typeOf(answer.content['application/json'].schema)}</td><td>${answer.description}</td></tr>`,
  ),
)}
</section>`;
}

/** Links to every operation and component: the page is long, on a phone above all. */
function contentsOf({ paths, components }: OpenApi): Html {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { operationId, summary }]) =>
        html`<li><a href="#${operationId}">${summary}</a> <code>${method.toUpperCase()} ${path}</code></li>`,
    ),
  );
  const names = Object.keys(components.schemas).toSorted((a, b) => a.localeCompare(b));
  return html`<nav aria-labelledby="contents"><h2 id="contents">Contents</h2><ul>${operations}</ul><p>${joined(
    names.map((name) => html`<a href="#${name}">${name}</a>`),
    ', ',
  )}</p></nav>`;
}

/** Page for programmers, rendered from the document alone. */
export function openApiPage(openApi: OpenApi): Html {
  const { info, servers, paths, components } = openApi;
  const { url = '' } = servers[0] ?? {};
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => operationHtml(url, path, method, operation)),
  );
  const schemas = Object.entries(components.schemas)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(
      ([name, schema]) =>
        html`<section aria-labelledby="${name}"><h2 id="${name}">${name}</h2><p>${prose(schema.description ?? '')}</p>${fieldsOf(`Fields of ${name}`, schema)}</section>`,
    );
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${info.title} API</title><style>${raw(STYLE)}</style></head><body><main><h1>${info.title} API</h1>
<p>${info.description} Send a key as <code>Authorization: Bearer lk_…</code>. The description for programs is <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
${contentsOf(openApi)}${operations}${schemas}</main></body></html>`;
}
