import { createRequire } from 'node:module';
import type sanitizeHtml from 'sanitize-html';
import { type DocumentFields, declarationOf } from './document.ts';

const require = createRequire(import.meta.url);

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: ['h2', 'h3', 'h4', 'p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'u', 's', 'code', 'a'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { h1: 'h2', h5: 'h4', h6: 'h4', b: 'strong', i: 'em', div: 'p' },
  parseStyleAttributes: false,
};

/** HTML without scripts or loaded content; empty without text. */
function safeHtml(html: string): string {
  // Takes megabytes, and rich texts are written rarely.
  const sanitize: typeof sanitizeHtml = require('sanitize-html');
  const safe = sanitize(html, ALLOWED).trim();
  // Editors produce empty paragraphs.
  return /^(<[^>]*>|\s|&nbsp;)*$/.test(safe) ? '' : safe;
}

const isRecord = (value: unknown): value is DocumentFields => typeof value === 'object' && value !== null;

export function withSafeTexts<Document extends object>(
  collection: Parameters<typeof declarationOf>[0],
  fields: Document,
): Document {
  const cleaned = (declarationOf(collection).richTexts ?? []).flatMap((name) => {
    const texts = (fields as DocumentFields)[name];
    if (!isRecord(texts)) return [];
    return [
      [name, Object.fromEntries(Object.entries(texts).map(([key, html]) => [key, safeHtml(String(html))]))],
    ];
  });
  return cleaned.length > 0 ? { ...fields, ...Object.fromEntries(cleaned) } : fields;
}
