import { basename, join } from 'node:path';
import { parseConfig } from './config.ts';
import { start } from './start.ts';
import { StartFault } from './startFault.ts';

const here = import.meta.dirname;
const webRoot = join(here, basename(here) === 'dist' ? '../../web/dist' : '../web/dist');

const print = (line: string) => console.log(line);

try {
  const running = await start(parseConfig(process.env, process.argv.slice(2)), webRoot, print);
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
