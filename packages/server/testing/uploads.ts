import { expect } from 'vitest';
import type { Service } from './freshService.ts';

const UPLOAD = '/api/files/images/bindings';
export const SVG = 'image/svg+xml';
export const SCRIPT = '<script>alert(document.domain)</script>';

export const svg = (inner: string, size = 'width="100" height="100"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size}>${inner}</svg>`;

export const upload = ({ asAdministrator }: Service, body: string | Buffer, mediaType: string) =>
  asAdministrator('POST', UPLOAD, typeof body === 'string' ? body : new Uint8Array(body), {
    'content-type': mediaType,
  });

export async function served(service: Service, body: string | Buffer, mediaType: string) {
  const response = await upload(service, body, mediaType);
  expect(response.status).toBe(201);
  const { url } = await response.json();
  const answer = await service.asVisitor('GET', url);
  return { url: url as string, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

export async function storedPaths({ parts }: Service): Promise<string[]> {
  const paths: string[] = [];
  for await (const { path } of parts.files.list()) paths.push(path);
  return paths;
}
