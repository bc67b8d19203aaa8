import type { AccountRole } from './roles.ts';

export interface Account {
  email: string;
  role: AccountRole;
  createdAt: string;
  deactivatedAt: string | null;
  hasCode: boolean;
  passkeys: number;
}

export interface PasswordLink {
  email: string;
  /** New account's role; null for a password reset. */
  role: AccountRole | null;
  by: string;
  createdAt: string;
  expiresAt: string;
}

export const ACCOUNT_EVENTS = [
  'added',
  'removed',
  'invited',
  'withdrawn',
  'joined',
  'role',
  'deactivated',
  'reactivated',
  'reset',
  'passwordSet',
  'passwordChanged',
  'codeOn',
  'codeOff',
  'backupCodes',
  'passkeyAdded',
  'passkeyRemoved',
  'secondFactorReset',
] as const;
export type AccountEventKind = (typeof ACCOUNT_EVENTS)[number];

export interface AccountEvent {
  id: string;
  at: string;
  by: string;
  kind: AccountEventKind;
  email: string;
  role: AccountRole | null;
}

export interface OwnAccount {
  email: string;
  role: AccountRole;
  hasCode: boolean;
  passkeys: readonly { id: string; name: string; createdAt: string }[];
}
