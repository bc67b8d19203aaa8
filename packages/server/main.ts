import { basename, join } from 'node:path';
import { parseConfig } from './config.ts';
import { createLog, type Log } from './observability/log.ts';
import { start } from './start.ts';
import { StartFault } from './startFault.ts';

const here = import.meta.dirname;
const webRoot = join(here, basename(here) === 'dist' ? '../../web/dist' : '../web/dist');

const print = (line: string) => console.log(line);
// The reader of the output may have disconnected.
process.stdout.on('error', () => {});

let log: Log | undefined;
try {
  const config = parseConfig(process.env, process.argv.slice(2));
  const opened = createLog(config.logLevel);
  log = opened;
  // The process is in an unknown state.
  process.on('uncaughtException', (error) => {
    opened.fatal(error);
    opened.settled().then(() => process.exit(1));
  });
  const running = await start(config, webRoot, print, opened);
  const stop = () => {
    // A second signal ends the process at once.
    process.removeAllListeners('SIGINT').removeAllListeners('SIGTERM');
    running
      .stop()
      .then(opened.settled)
      .then(() => process.exit(0));
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  print(`Lumitor is ready: ${running.address}`);
} catch (error) {
  if (!(error instanceof StartFault)) throw error;
  for (const line of error.lines) console.error(line);
  await log?.settled();
  process.exit(1);
}
