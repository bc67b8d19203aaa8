import * as v from 'valibot';
import { parse } from '../refusal/parse.ts';
import { invalid } from '../refusal/refused.ts';

const FORMATS = ['raw', 'base64', 'base64url', 'data_url'] as const;

const uploadSchema = v.strictObject({
  data: v.string(),
  /** Absent: a text that begins with `data:` is a data URL, any other is raw. */
  format: v.optional(v.picklist(FORMATS)),
});

const MALFORMED = 'Must be formatted data:[<mediatype>][;base64],<data>';

function decodeBase64(data: string, format: 'base64' | 'base64url'): Buffer {
  const isWhole = format === 'base64' ? /^[A-Za-z0-9+/]*={0,2}$/ : /^[A-Za-z0-9_-]*={0,2}$/;
  if (!isWhole.test(data) || data.replace(/=+$/, '').length % 4 === 1)
    throw invalid(`data is not ${format}: it is cut short or holds another character.`, 'data');
  return Buffer.from(data, format);
}

function decodeDataUrl(url: string): Buffer {
  const comma = url.indexOf(',');
  if (!url.startsWith('data:') || comma < 0) throw invalid(MALFORMED, 'data');
  const rest = url.slice(comma + 1);
  if (url.slice(0, comma).endsWith(';base64')) return decodeBase64(rest, 'base64');
  try {
    return Buffer.from(decodeURIComponent(rest));
  } catch {
    throw invalid(MALFORMED, 'data');
  }
}

/** The bytes of an upload that came as JSON, and the media type where a data URL names one. */
export function decodeUpload(input: unknown): { bytes: Buffer; mediaType: string } {
  const { data, format = data.startsWith('data:') ? 'data_url' : 'raw' } = parse(uploadSchema, input);
  if (format === 'raw') return { bytes: Buffer.from(data), mediaType: 'text/plain' };
  if (format !== 'data_url') return { bytes: decodeBase64(data, format), mediaType: '' };
  const bytes = decodeDataUrl(data);
  return { bytes, mediaType: data.slice('data:'.length).split(/[;,]/, 1)[0]?.toLowerCase() ?? '' };
}
