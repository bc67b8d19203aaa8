import type { Send } from '../send.ts';
import type { GeneratedChange, GeneratedPerson, GeneratedRequest } from './generatedRequest.ts';
import type { Named } from './named.ts';

export interface Attacked extends Named {
  sendFrom(address: string): Send;
}

export type HeadersOf = Partial<Record<GeneratedPerson, Record<string, string>>>;

type Holder = Record<string, unknown>;

function holdersIn(value: unknown): Holder[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value as Holder, ...Object.values(value).flatMap(holdersIn)];
}

const placesIn = (value: unknown) =>
  holdersIn(value).flatMap((holder) => Object.keys(holder).map((key) => ({ holder, key })));

function nudged(value: unknown, by: number): unknown {
  const oneOf = (values: readonly unknown[]) => values[by % values.length];
  if (typeof value === 'number')
    return oneOf([0, -1, 1, value + 1, value - 1, value / 3, -value, value * 1_000, 1e9, 2 ** 53, 1e-9]);
  if (typeof value === 'string')
    return oneOf([
      '',
      ' ',
      `${value} `,
      value.slice(1),
      value.toUpperCase(),
      value.repeat(9),
      'EN',
      'Ż\u0301🙂',
    ]);
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value)) return oneOf([[], [...value, ...value], value.toReversed(), value.slice(1)]);
  return oneOf([null, {}, []]);
}

function changedBytes(given: Buffer, change: GeneratedChange): Uint8Array<ArrayBuffer> {
  if (!('at' in change) || given.length === 0) return Uint8Array.from(given);
  const at = change.at % given.length;
  const [before, after] = [given.subarray(0, at), given.subarray(at + 1)];
  if (change.kind === 'cut') return Uint8Array.from(before);
  const between = 'value' in change ? JSON.stringify(change.value) : 'by' in change ? String(change.by) : '';
  return Uint8Array.from(Buffer.concat([before, Buffer.from(between), after]));
}

function changed(given: object | string, change: GeneratedChange): string | Uint8Array<ArrayBuffer> {
  if (change.kind === 'bytes') return new Uint8Array(change.bytes);
  if (change.kind === 'other') return JSON.stringify(change.value);
  if (typeof given === 'string' || Buffer.isBuffer(given)) return changedBytes(Buffer.from(given), change);
  const body = structuredClone(given) as Holder;
  const at = <Value>(places: readonly Value[]) =>
    'at' in change ? places[change.at % places.length] : undefined;
  if (change.kind === 'add') {
    const holder = at(holdersIn(body));
    // `__proto__` becomes an ordinary key.
    if (holder)
      Object.defineProperty(holder, change.key, {
        value: change.value,
        enumerable: true,
        configurable: true,
      });
  }
  const place = at(placesIn(body));
  if (place && change.kind === 'replace') place.holder[place.key] = change.value;
  if (place && change.kind === 'nudge') place.holder[place.key] = nudged(place.holder[place.key], change.by);
  if (place && change.kind === 'leave out') delete place.holder[place.key];
  const text = JSON.stringify(body);
  return change.kind === 'cut' ? text.slice(0, change.at % (text.length + 1)) : text;
}

/** URLs have no lone surrogates. */
const wellFormed = (text: string) => text.replace(/\p{Cs}/gu, '\ufffd');

function pathOf({ operation, id, query }: GeneratedRequest, named: Named): string {
  const path = operation.path(named);
  const encoded = id === undefined || id.startsWith('%') ? id : encodeURIComponent(wellFormed(id));
  const at = encoded === undefined ? path : path.replace(/[^/]*$/, () => encoded);
  const search = new URLSearchParams();
  for (const [name, value] of query) search.append(wellFormed(name), wellFormed(value));
  return query.length > 0 ? `${at}${at.includes('?') ? '&' : '?'}${search}` : at;
}

export async function sendGenerated(
  request: GeneratedRequest,
  attacked: Attacked,
  headersOf: HeadersOf,
): ReturnType<Send> {
  const { operation, person, change, headers, address } = request;
  const method = request.method ?? operation.route.slice(0, operation.route.indexOf(' '));
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const body = hasBody ? changed(operation.body?.(attacked) ?? {}, change) : undefined;
  const path = pathOf(request, attacked);
  const send = (sent: typeof body) =>
    attacked.sendFrom(address)(method, path, sent, {
      'content-type': operation.mediaType ?? 'application/json',
      ...headersOf[person],
      ...headers,
    });
  const response = await send(body);
  if (response.status !== 409 || operation.route !== 'POST /api/orders') return response;
  const { totals, currency } = (await response.clone().json()) as Record<string, { net: number }>;
  if (!totals || typeof body !== 'string') return response;
  return send(JSON.stringify({ ...JSON.parse(body), seen: { net: totals.net, currency } }));
}
