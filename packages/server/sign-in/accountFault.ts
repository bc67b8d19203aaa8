/** Why nothing was done to an account: names it and the remedy. */
export class AccountFault extends Error {}
