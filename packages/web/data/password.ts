import { PASSWORD_LENGTH } from '@lumitor/domain/password';
import type { Minutes } from '@lumitor/domain/units';
import { type Answer, request } from './request.ts';
import { announceSession, sessionEnded } from './session.ts';

export type PasswordFailure =
  | 'wrongCurrent'
  | 'tooShort'
  | 'tooLong'
  | 'tooMany'
  | 'sessionEnded'
  | 'unreachable';

function failureOf({ status, refusal }: Answer & { ok: false }, next: string): PasswordFailure {
  if (status === 401) return 'sessionEnded';
  if (status === 429) return 'tooMany';
  if (refusal?.code === 'INVALID_PASSWORD') return 'wrongCurrent';
  if (refusal?.code === 'PASSWORD_TOO_SHORT') return 'tooShort';
  // The service reports this for either password: a current one cannot be this long.
  if (refusal?.code === 'PASSWORD_TOO_LONG')
    return next.length > PASSWORD_LENGTH.most ? 'tooLong' : 'wrongCurrent';
  return 'unreachable';
}

export interface PasswordRefusal {
  failure: PasswordFailure;
  retryMinutes: Minutes;
}

/** Also ends sessions on other devices; null on success. */
export async function changePassword(current: string, next: string): Promise<PasswordRefusal | null> {
  const answer = await request('/api/auth/change-password', {
    method: 'POST',
    json: { currentPassword: current, newPassword: next, revokeOtherSessions: true },
  });
  if (answer.ok) {
    announceSession();
    return null;
  }
  const failure = failureOf(answer, next);
  if (failure === 'sessionEnded') sessionEnded();
  return { failure, retryMinutes: answer.retryMinutes ?? 0 };
}
