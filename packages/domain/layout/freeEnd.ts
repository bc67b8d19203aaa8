import type { Heading, Point } from './heading.ts';
import type { EndRef } from './step.ts';

/** An end that no step hangs on. */
export interface FreeEnd extends EndRef, Point {
  heading: Heading;
  isEndOfT: boolean;
  /** False for an inactive entry of the first start frame: it takes no steps and joins nothing (D7). */
  takesSteps: boolean;
  /** Of its step in the list. */
  index: number;
  island: number;
}
