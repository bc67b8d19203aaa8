import { userInfo } from 'node:os';
import { join } from 'node:path';

export interface SwiftPorts {
  proxy: number;
  account: number;
  container: number;
  object: number;
  cache: number;
}

/** Account in Swift's tempauth. */
export const ACCOUNT = { group: 'test', user: 'tester', key: 'testing' };
export const REGION = 'us-east-1';

const PIPELINE =
  'catch_errors healthcheck cache listing_formats bulk s3api tempauth slo dlo versioned_writes proxy-server';

/** Each folder in `folder/devices` is a disk. */
const common = (folder: string, port: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${userInfo().username}
swift_dir = ${folder}
devices = ${join(folder, 'devices')}
mount_check = false
log_level = WARNING
`;

const proxy = (folder: string, ports: SwiftPorts) => `${common(folder, ports.proxy)}
[pipeline:main]
pipeline = ${PIPELINE}

[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true

[filter:tempauth]
use = egg:swift#tempauth
user_${ACCOUNT.group}_${ACCOUNT.user} = ${ACCOUNT.key} .admin

[filter:s3api]
use = egg:swift#s3api
location = ${REGION}

[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${ports.cache}

${['catch_errors', 'healthcheck', 'listing_formats', 'bulk', 'slo', 'dlo', 'versioned_writes']
  .map((name) => `[filter:${name}]\nuse = egg:swift#${name}\n`)
  .join('\n')}`;

const storage = (kind: 'account' | 'container' | 'object', folder: string, port: number) =>
  `${common(folder, port)}
[pipeline:main]
pipeline = healthcheck ${kind}-server

[filter:healthcheck]
use = egg:swift#healthcheck

[app:${kind}-server]
use = egg:swift#${kind}
`;

export const swiftSettings = (folder: string, ports: SwiftPorts): Record<string, string> => ({
  account: storage('account', folder, ports.account),
  container: storage('container', folder, ports.container),
  object: storage('object', folder, ports.object),
  proxy: proxy(folder, ports),
});
