import { withLock } from './lock.mjs';
import { CACHE } from './root.mjs';

/**
 * One thing to do before or while Lumitor runs.
 *
 * @typedef {object} SetupStep
 * @property {string} title what is being done, as "Installing the dependencies"
 * @property {() => boolean} [isDone] whether there is nothing to do; a step that has it changes what all
 * processes share, so one process at a time takes it
 * @property {true} [showsOutput] its own output follows the title, line by line
 * @property {() => Promise<void>} run throws {@link StepFailure}
 */

/** A step that did not succeed: what it printed, and what a person can do. */
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

/** A line this often says that a step still goes on, where the shell can't show a running clock. */
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
 * Does the steps in their order, each under its number. A step that fails ends the process: what it
 * printed is shown whole, then the remedy.
 *
 * @param {SetupStep[]} steps
 * @param {NodeJS.WriteStream} notes where it is told what is being done
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
