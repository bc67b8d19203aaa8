import type { AccountRole } from './roles.ts';

export interface Account {
  email: string;
  role: AccountRole;
  createdAt: string;
  /** Null if active. */
  deactivatedAt: string | null;
  hasCode: boolean;
  passkeys: number;
}

export interface PasswordLink {
  email: string;
  /** New account's role; null for a password reset. */
  role: AccountRole | null;
  /** E-mail of the owner who created the link. */
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
  /** E-mail; empty for the command line. */
  by: string;
  kind: AccountEventKind;
  email: string;
  /** New role, if the event changes it. */
  role: AccountRole | null;
}

export interface OwnAccount {
  email: string;
  role: AccountRole;
  hasCode: boolean;
  passkeys: readonly { id: string; name: string; createdAt: string }[];
}
