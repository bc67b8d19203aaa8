import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { readMeta, writeMeta } from '../database/meta.ts';
import type { Db } from '../database/schema.ts';

export type SecretName = 'mailPassword' | 'webhookSecret';

const CIPHER = 'aes-256-gcm';
const NONCE_LENGTH = 12;
const TAG_LENGTH = 16;

const metaKey = (name: SecretName) => `secret ${name}`;

/** Sealed with the installation's secret: a copy of the database reveals none. */
export class Secrets {
  readonly #key: Buffer;

  constructor(secret: string) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', 'lumitor settings', 32));
  }

  /** Null if missing, or sealed by another installation. */
  async read(db: Db, name: SecretName): Promise<string | null> {
    const stored = await readMeta(db, metaKey(name));
    if (typeof stored !== 'string') return null;
    const bytes = Buffer.from(stored, 'base64url');
    const tagged = bytes.subarray(NONCE_LENGTH);
    try {
      const decipher = createDecipheriv(CIPHER, this.#key, bytes.subarray(0, NONCE_LENGTH));
      decipher.setAAD(Buffer.from(name)).setAuthTag(tagged.subarray(-TAG_LENGTH));
      const sealed = tagged.subarray(0, -TAG_LENGTH);
      return Buffer.concat([decipher.update(sealed), decipher.final()]).toString();
    } catch {
      return null;
    }
  }

  async write(db: Db, name: SecretName, value: string): Promise<void> {
    const nonce = randomBytes(NONCE_LENGTH);
    const cipher = createCipheriv(CIPHER, this.#key, nonce).setAAD(Buffer.from(name));
    const sealed = Buffer.concat([nonce, cipher.update(value), cipher.final(), cipher.getAuthTag()]);
    await writeMeta(db, metaKey(name), sealed.toString('base64url'));
  }

  async clear(db: Db, name: SecretName): Promise<void> {
    await db.deleteFrom('meta').where('key', '=', metaKey(name)).execute();
  }
}
