import { failedRead } from './messages.ts';
import { type Answer, request } from './request.ts';

export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' && 'parseRequestOptionsFromJSON' in PublicKeyCredential;

type Shown =
  | { kind: 'shown'; response: unknown }
  | { kind: 'cancelled' }
  | { kind: 'failed'; answer: Answer & { ok: false } };

const inJson = (credential: Credential | null): Shown =>
  credential instanceof PublicKeyCredential
    ? { kind: 'shown', response: credential.toJSON() }
    : { kind: 'cancelled' };

async function optionsFor(purpose: 'authenticate' | 'register'): Promise<Answer> {
  const answer = await request(`/api/auth/passkey/generate-${purpose}-options`);
  if (!answer.ok) console.error(failedRead(answer.status));
  return answer;
}

export async function showPasskey(): Promise<Shown> {
  const options = await optionsFor('authenticate');
  if (!options.ok) return { kind: 'failed', answer: options };
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options.body as PublicKeyCredentialRequestOptionsJSON,
  );
  return navigator.credentials.get({ publicKey }).then(inJson, () => ({ kind: 'cancelled' }));
}

export async function makePasskey(): Promise<Shown> {
  const options = await optionsFor('register');
  if (!options.ok) return { kind: 'failed', answer: options };
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options.body as PublicKeyCredentialCreationOptionsJSON,
  );
  return navigator.credentials.create({ publicKey }).then(inJson, () => ({ kind: 'cancelled' }));
}
