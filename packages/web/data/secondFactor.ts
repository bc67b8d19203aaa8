import * as v from 'valibot';
import { makePasskey } from './passkey.ts';
import { type Answer, request } from './request.ts';
import { sessionEnded } from './session.ts';

export type FactorFailure =
  | 'wrongPassword'
  | 'wrongCode'
  | 'notFresh'
  | 'refused'
  | 'tooMany'
  | 'sessionEnded'
  | 'unreachable';

const CODES: Readonly<Record<string, FactorFailure>> = {
  INVALID_PASSWORD: 'wrongPassword',
  INVALID_CODE: 'wrongCode',
  SESSION_NOT_FRESH: 'notFresh',
};

function failureOf({ status, refusal }: Answer & { ok: false }): FactorFailure {
  const known = CODES[refusal?.code ?? ''];
  if (known) return known;
  if (status === 429) return 'tooMany';
  if (status === 401) {
    sessionEnded();
    return 'sessionEnded';
  }
  return status === 0 || status >= 500 ? 'unreachable' : 'refused';
}

const post = (path: string, json: object) => request(`/api/auth/${path}`, { method: 'POST', json });

const codesSchema = v.object({ backupCodes: v.array(v.string()) });
const setupSchema = v.object({ ...codesSchema.entries, totpURI: v.string() });

export type CodeSetup = v.InferOutput<typeof setupSchema>;

export async function setUpCode(password: string): Promise<CodeSetup | FactorFailure> {
  const answer = await post('two-factor/enable', { password });
  return answer.ok ? v.parse(setupSchema, answer.body) : failureOf(answer);
}

/** @returns null if the code is on */
export async function confirmCode(code: string): Promise<FactorFailure | null> {
  const answer = await post('two-factor/verify-totp', { code: code.replaceAll(/\s/g, '') });
  return answer.ok ? null : failureOf(answer);
}

export interface Proof {
  password: string;
  code: string;
}

const proof = ({ password, code }: Proof) => ({ password, code: code.replaceAll(/\s/g, '') });

export async function renewBackupCodes(given: Proof): Promise<readonly string[] | FactorFailure> {
  const answer = await post('two-factor/generate-backup-codes', proof(given));
  return answer.ok ? v.parse(codesSchema, answer.body).backupCodes : failureOf(answer);
}

/** @returns null if the code is off */
export async function endCode(given: Proof): Promise<FactorFailure | null> {
  const answer = await post('two-factor/disable', proof(given));
  return answer.ok ? null : failureOf(answer);
}

export async function addPasskey(name: string): Promise<FactorFailure | null> {
  const made = await makePasskey();
  if (made.kind === 'cancelled') return 'refused';
  if (made.kind === 'failed') return failureOf(made.answer);
  const answer = await post('passkey/verify-registration', { response: made.response, name });
  return answer.ok ? null : failureOf(answer);
}

export async function removePasskey(id: string): Promise<FactorFailure | null> {
  const answer = await post('passkey/delete-passkey', { id });
  return answer.ok ? null : failureOf(answer);
}
