/** Empty if invalid. */
export function serverAddresses(databaseUrl: string): string[] {
  const [, start, hosts, end] =
    /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^@/?]+)(\/[^/]*)?$/.exec(databaseUrl) ?? [];
  if (!start || !hosts || !end) return [];
  const addresses = hosts.split(',').map((host) => `${start}${host}${end}`);
  return addresses.every((address) => URL.canParse(address) && new URL(address).hostname) ? addresses : [];
}

export const withoutCredentials = (databaseUrl: string): string =>
  databaseUrl.replace(/\/\/[^@/]*@/, '//').replace(/\?.*$/, '');
