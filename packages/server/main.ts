import { basename, join } from 'node:path';
import { parseConfig } from './config.ts';
import { createLog } from './operation/log.ts';
import { start } from './start.ts';
import { StartFault } from './startFault.ts';

const here = import.meta.dirname;
const webRoot = join(here, basename(here) === 'dist' ? '../../web/dist' : '../web/dist');

const print = (line: string) => console.log(line);

try {
  const config = parseConfig(process.env, process.argv.slice(2));
  const log = createLog(config.logLevel);
  // One that nobody has caught leaves the process in a state that nobody knows.
  process.on('uncaughtException', (error) => {
    log.fatal(error);
    process.exit(1);
  });
  const running = await start(config, webRoot, print, log);
  const stop = () => {
    // A second signal ends the process at once.
    process.removeAllListeners('SIGINT').removeAllListeners('SIGTERM');
    running.stop().then(() => process.exit(0));
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  print(`Lumitor is ready: ${running.address}`);
} catch (error) {
  if (!(error instanceof StartFault)) throw error;
  for (const line of error.lines) console.error(line);
  process.exit(1);
}
