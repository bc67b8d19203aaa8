export type Body = string | Uint8Array<ArrayBuffer> | object;
// biome-ignore lint/suspicious/noExplicitAny: a test looks into an answer as it comes.
type Answer = Omit<Response, 'json'> & { json(): Promise<any> };
export type Send = (
  method: string,
  path: string,
  body?: Body,
  headers?: Record<string, string>,
) => Promise<Answer>;
