import type { Prepared } from '../http/prepared.ts';

/** JSON in memory shared with threads; the tag identifies the version. */
export interface SharedJson {
  etag: string;
  json: SharedArrayBuffer;
}

const shared = new WeakMap<Prepared, SharedJson>();

export function shareJson(prepared: Prepared): SharedJson {
  const known = shared.get(prepared);
  if (known) return known;
  const { body } = prepared.plain;
  const json = new SharedArrayBuffer(body.length);
  new Uint8Array(json).set(body);
  const made = { etag: prepared.etag, json };
  shared.set(prepared, made);
  return made;
}

/** Parses each version of each content once per thread. */
export function sharedJsonReader<Contents>(): <Name extends keyof Contents>(
  name: Name,
  shared: SharedJson,
) => Contents[Name] {
  const parsed = new Map<keyof Contents, { etag: string; content: unknown }>();
  return <Name extends keyof Contents>(name: Name, { etag, json }: SharedJson) => {
    const known = parsed.get(name);
    if (known?.etag === etag) return known.content as Contents[Name];
    const content: Contents[Name] = JSON.parse(Buffer.from(json).toString());
    parsed.set(name, { etag, content });
    return content;
  };
}
