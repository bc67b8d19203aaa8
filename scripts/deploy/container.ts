import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** Shared with every container; other folders are its own. */
const SHARED = ['/usr', '/etc/ssl', '/etc/alternatives', '/proc', '/dev'];
const LINKED = ['bin', 'sbin', 'lib', 'lib64'];

const USERS = 'root:x:0:0:root:/root:/bin/sh\nnode:x:1000:1000::/home/node:/bin/sh\n';
const GROUPS = 'root:x:0:\nnode:x:1000:\n';

const ENVIRONMENT = { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin' };

/** Private mount namespace, which ends with the process. */
const ISOLATE = 'unshare';

const MOUNT = `set -e
root=$1 access=$2 folder=$3 user=$4
shift 4
if [ "$access" = ro ]; then
  mount --bind "$root" "$root" && mount -o remount,ro,bind "$root" && mount -t tmpfs none "$root/tmp"
fi
for path in ${SHARED.join(' ')}; do mount --rbind "$path" "$root$path"; done
exec chroot --userspec="$user" "$root" /bin/sh -c 'cd "$0" && exec "$@"' "$folder" "$@"`;

interface How {
  folder: string;
  user: string;
  environment: Readonly<Record<string, string>>;
  /** Only /tmp is writable, as with `read_only` of Compose. */
  isReadOnly?: boolean;
}

/** This machine's Debian and Node replace the base image's. */
export class Container {
  readonly root: string;

  constructor(root: string) {
    this.root = root;
    for (const path of [...SHARED, '/tmp', '/root', '/home/node', '/etc'])
      mkdirSync(this.path(path), { recursive: true });
    for (const name of LINKED)
      cpSync(join('/', name), this.path(name), { dereference: false, recursive: false });
    for (const name of ['resolv.conf', 'hosts', 'nsswitch.conf'])
      cpSync(`/etc/${name}`, this.path(`/etc/${name}`));
    writeFileSync(this.path('/etc/passwd'), USERS);
    writeFileSync(this.path('/etc/group'), GROUPS);
  }

  path(path: string): string {
    return join(this.root, path);
  }

  start(command: readonly string[], { folder, user, environment, isReadOnly }: How): ChildProcess {
    const [uid, home] = user === 'root' ? ['0:0', '/root'] : ['1000:1000', '/home/node'];
    const args = ['-c', MOUNT, 'sh', this.root, isReadOnly ? 'ro' : 'rw', folder, uid, ...command];
    return spawn(ISOLATE, ['--mount', 'sh', ...args], {
      env: { ...ENVIRONMENT, HOME: home, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  }

  /** @throws Error with the output of a failed command */
  async run(command: readonly string[], how: How): Promise<string> {
    const child = this.start(command, how);
    const [output, errors, code] = await Promise.all([
      text(child.stdout as NonNullable<typeof child.stdout>),
      text(child.stderr as NonNullable<typeof child.stderr>),
      new Promise<number | null>((resolve) => child.on('close', resolve)),
    ]);
    if (code === 0) return output;
    throw new Error(`"${command.join(' ')}" ended with code ${code}:\n${output}${errors}`);
  }
}
