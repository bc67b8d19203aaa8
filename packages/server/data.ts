import { ArchiveFault } from './archive/archiveFault.ts';
import { runDataCommand } from './archive/command.ts';
import { parseConfig } from './config.ts';
import { isUnavailable } from './database/fault.ts';
import { StorageFault } from './files/fileStore.ts';
import { StartFault } from './startFault.ts';

try {
  await runDataCommand(process.argv.slice(2), {
    // npm changes to the project's folder.
    folder: process.env.INIT_CWD ?? process.cwd(),
    place: () => parseConfig(process.env, []),
    print: (line) => console.log(line),
  });
} catch (error) {
  const isNamed =
    error instanceof ArchiveFault || error instanceof StartFault || error instanceof StorageFault;
  if (!isNamed && !isUnavailable(error)) throw error;
  const { message } = error as Error;
  console.error(
    isNamed ? message : `The database is not available (${message}): check it, and run the command again.`,
  );
  process.exitCode = 1;
}
