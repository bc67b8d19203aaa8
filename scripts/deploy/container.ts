import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** Of the machine, shared with every container; the rest of its root is its own. */
const SHARED = ['/usr', '/etc/ssl', '/etc/alternatives', '/proc', '/dev'];
const LINKED = ['bin', 'sbin', 'lib', 'lib64'];

/** As the images of Node have it. */
const USERS = 'root:x:0:0:root:/root:/bin/sh\nnode:x:1000:1000::/home/node:/bin/sh\n';
const GROUPS = 'root:x:0:\nnode:x:1000:\n';

const ENVIRONMENT = { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin' };

/** What it mounts is seen by itself alone, and gone with it. */
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
  /** Nothing can be written but /tmp, as with `read_only` of Compose. */
  isReadOnly?: boolean;
}

/** The root folder of a container on this machine's Debian and Node, which stand in for those of the base image. */
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

  /** Of a path of the container, the one on this machine. */
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

  /** Runs a command to its end; throws with what it said where it fails. */
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
