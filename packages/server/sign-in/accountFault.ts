/** Why nothing was done to an account: names it and the remedy. */
export class AccountFault extends Error {
  readonly code: 'exists' | 'unknown' | 'last-owner' | 'usage';

  constructor(code: AccountFault['code'], message: string) {
    super(message);
    this.code = code;
  }
}
