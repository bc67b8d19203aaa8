import { PhotometryError } from './fault.ts';
import { DecimalCommas, type Numbers } from './numbers.ts';

export type CommaRole = 'separator' | 'decimal';

/** Numbers of IES, which may be broken over lines anywhere; a comma separates numbers or decimals. */
export class BrokenLines implements Numbers {
  line: number;
  readonly lines: readonly string[];
  /** A line may be as long as the file. */
  readonly #number: RegExp;
  readonly #commas = new DecimalCommas();

  constructor(lines: readonly string[], after: number, comma: CommaRole) {
    this.lines = lines;
    this.line = after;
    this.#number = comma === 'separator' ? /[^\s,]+/g : /\S+/g;
    this.#number.lastIndex = Number.MAX_SAFE_INTEGER;
  }

  #found(): string | null {
    let found = this.#number.exec(this.lines[this.line - 1] ?? '');
    while (!found && this.line < this.lines.length) {
      this.line += 1;
      found = this.#number.exec(this.lines[this.line - 1] ?? '');
    }
    return found?.[0] ?? null;
  }

  next(): number {
    const text = this.#found();
    if (text === null) throw new PhotometryError('missingNumber', this.lines.length);
    return this.#commas.read(text.endsWith(',') ? text.slice(0, -1) : text, this.line);
  }

  /** @throws {PhotometryError} if numbers are left */
  end(): void {
    if (this.#found() !== null) throw new PhotometryError('surplusNumber', this.line);
    this.#commas.assertProven();
  }
}
