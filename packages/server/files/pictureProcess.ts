import type { AskedPicture } from './encodeApart.ts';
import { encodePicture } from './picture.ts';

/** The process that pictures are encoded in: each message is one, and so is each answer. */

/** In milliseconds. */
const WATCH = 20;
const maxMemory = Number(process.argv[2]);

// What grows beyond it has no end in sight; whoever asked hears that the process is gone.
setInterval(() => {
  if (process.memoryUsage.rss() > maxMemory) process.exit(1);
}, WATCH);
process.on('disconnect', () => process.exit());
process.on('message', async ({ bytes, use }: AskedPicture) => {
  process.send?.(await encodePicture(Buffer.from(bytes), use).catch((error: unknown) => error));
});
