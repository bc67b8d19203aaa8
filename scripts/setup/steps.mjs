import { withLock } from './lock.mjs';
import { CACHE } from './root.mjs';

/**
 * @typedef {object} SetupStep
 * @property {string} title activity, such as "Installing the dependencies"
 * @property {() => boolean} [isDone] nothing to do; the step changes shared files: one process at a time
 * @property {true} [showsOutput] shows its output by line
 * @property {() => Promise<void>} run throws {@link StepFailure}
 */

export class StepFailure extends Error {
  /**
   * @param {string} message
   * @param {{ output?: string, remedy: string }} details
   */
  constructor(message, { output = '', remedy }) {
    super(message);
    this.output = output.trim();
    this.remedy = remedy;
  }
}

/** Progress lines in a shell without a running clock. */
const SIGN_OF_LIFE_MS = 15_000;

/** @param {number} since milliseconds of `Date.now()` */
const secondsSince = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/**
 * @param {SetupStep} step
 * @param {string} heading
 * @param {NodeJS.WriteStream} notes
 */
async function runStep(step, heading, notes) {
  /** @param {string} line */
  const note = (line) => notes.write(`${line}\n`);
  if (step.isDone?.()) return note(`${heading}: up to date`);
  const began = Date.now();
  const isTicking = notes.isTTY && !step.showsOutput;
  notes.write(`${heading} …${isTicking ? '' : '\n'}`);
  const clock = isTicking
    ? setInterval(() => notes.write(`\r${heading} … ${secondsSince(began)}`), 100)
    : setInterval(
        () => !step.showsOutput && note(`${heading}: ${secondsSince(began)} so far`),
        SIGN_OF_LIFE_MS,
      );
  try {
    if (step.isDone) await withLock(`${CACHE}setup.lock`, async () => step.isDone?.() || (await step.run()));
    else await step.run();
    if (isTicking) notes.write('\r\x1b[K');
    note(`${heading}: done in ${secondsSince(began)}`);
  } catch (error) {
    if (isTicking) notes.write('\n');
    throw error;
  } finally {
    clearInterval(clock);
  }
}

/**
 * A failed step ends the process with its output and the remedy.
 * @param {SetupStep[]} steps
 * @param {NodeJS.WriteStream} notes progress
 */
export async function runSteps(steps, notes = process.stdout) {
  try {
    for (const [index, step] of steps.entries())
      await runStep(step, `[${index + 1}/${steps.length}] ${step.title}`, notes);
  } catch (error) {
    if (!(error instanceof StepFailure)) throw error;
    if (error.output) console.error(`\n${error.output}\n`);
    console.error(`${error.message}\n${error.remedy}`);
    process.exit(1);
  }
}
