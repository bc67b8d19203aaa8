import type { AccountRole } from './roles.ts';

/** An account as owners see it; times are ISO 8601. */
export interface Account {
  email: string;
  role: AccountRole;
  createdAt: string;
  /** Since when it opens nothing; null where it does. */
  deactivatedAt: string | null;
  /** Whether signing in with the password takes a code as well. */
  hasCode: boolean;
  /** How many passkeys it has. */
  passkeys: number;
}

/** A link by which somebody sets a password, until when. */
export interface PasswordLink {
  email: string;
  /** Of the account that is made; null where a password is set anew. */
  role: AccountRole | null;
  /** E-mail of the owner who has made it. */
  by: string;
  createdAt: string;
  expiresAt: string;
}

/** What became of accounts. */
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
  /** E-mail of who did it; empty where it was the command on the machine. */
  by: string;
  kind: AccountEventKind;
  /** Whose account. */
  email: string;
  /** The role that it has then, where that is what was done. */
  role: AccountRole | null;
}

/** The own account, as its holder sees it. */
export interface OwnAccount {
  email: string;
  role: AccountRole;
  hasCode: boolean;
  passkeys: readonly { id: string; name: string; createdAt: string }[];
}
