import { isAllowed, lockedLicences } from './audit/licences.mjs';

const packages = lockedLicences();
for (const { name, version, licence } of packages) console.log(`${name} ${version}: ${licence}`);

const refused = packages.filter(({ licence }) => !isAllowed(licence));
for (const { name, licence } of refused)
  console.error(
    `${name} comes under ${licence}: use another package, or allow it in scripts/audit/licences.mjs.`,
  );
if (refused.length > 0) process.exitCode = 1;
