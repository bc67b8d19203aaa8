/** How often the memory is looked at, in milliseconds. */
const WATCH = 20;

/** Makes this process one that `workApart` asks: each message is a piece of work, and so is each answer. */
export function answerAsked<Asked, Answer>(work: (asked: Asked) => Promise<Answer>): void {
  const maxMemory = Number(process.argv[2]);
  // What grows beyond it has no end in sight; whoever asked hears that the process is gone.
  setInterval(() => {
    if (process.memoryUsage.rss() > maxMemory) process.exit(1);
  }, WATCH);
  process.on('disconnect', () => process.exit());
  process.on('message', async (asked: Asked) => {
    process.send?.(await work(asked).catch((error: unknown) => error));
  });
}
