/**
 * The addresses of the single servers in an address that may name several:
 * `postgres://lumitor:secret@db1:5432,db2/lumitor?sslmode=require`. Empty where it is no such address.
 */
export function serverAddresses(databaseUrl: string): string[] {
  const [, start, hosts, end] =
    /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^@/?]+)(\/[^/]*)?$/.exec(databaseUrl) ?? [];
  if (!start || !hosts || !end) return [];
  const addresses = hosts.split(',').map((host) => `${start}${host}${end}`);
  return addresses.every((address) => URL.canParse(address) && new URL(address).hostname) ? addresses : [];
}

/** The address as it may be shown: without user and password. */
export const withoutCredentials = (databaseUrl: string): string =>
  databaseUrl.replace(/\/\/[^@/]*@/, '//').replace(/\?.*$/, '');
