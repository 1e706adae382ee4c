import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
export const KEY_BYTES = 32;

/** A key with the short name that what it sealed is known by. */
export interface Key {
  id: string;
  bytes: Buffer;
}

/**
 * Seals a secret: AES-256-GCM with a nonce of its own.
 * @param place the row it belongs to; it opens in no other
 */
export function seal({ id, bytes }: Key, place: string, secret: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', bytes, nonce).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return `${id}.${Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64url')}`;
}

/**
 * Opens what {@link seal} made with one of these keys.
 * @returns null when no key opens it, or it stood in another place
 */
export function unseal(keys: readonly Key[], place: string, sealed: string): string | null {
  const [id, text = ''] = sealed.split('.');
  const key = keys.find((one) => one.id === id);
  const all = Buffer.from(text, 'base64url');
  if (!key || all.length < NONCE_BYTES + TAG_BYTES) return null;
  try {
    const decipher = createDecipheriv('aes-256-gcm', key.bytes, all.subarray(0, NONCE_BYTES))
      .setAAD(Buffer.from(place))
      .setAuthTag(all.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(all.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
