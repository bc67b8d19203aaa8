import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { runCommand } from './command.mjs';

/** Debian's policy script: exit code 101 prevents service starts. */
const POLICY = '/usr/sbin/policy-rc.d';

/** Undefined if not installed. */
export async function versionOf(name: string): Promise<string | undefined> {
  const { output } = await runCommand('dpkg-query', ['--status', name], { capturesOutput: true });
  return /^Status: install ok installed$/m.test(output) ? output.match(/^Version: (.+)$/m)?.[1] : undefined;
}

export async function installPackages(names: readonly string[]): Promise<void> {
  const missing: string[] = [];
  for (const name of names) if (!(await versionOf(name))) missing.push(name);
  if (missing.length === 0) return;
  if (process.getuid?.() !== 0)
    throw new Error(
      `Debian's packages ${missing.join(', ')} are missing: install them, or run this as root.`,
    );
  const hasPolicy = existsSync(POLICY);
  if (!hasPolicy) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await runCommand('apt-get', ['update'], { capturesOutput: true });
    const install = ['install', '-y', '--no-install-recommends', ...missing];
    const { code, output } = await runCommand('apt-get', install, { capturesOutput: true, env });
    if (code !== 0) throw new Error(`apt-get could not install ${missing.join(', ')}:\n${output}`);
  } finally {
    if (!hasPolicy) rmSync(POLICY, { force: true });
  }
}
