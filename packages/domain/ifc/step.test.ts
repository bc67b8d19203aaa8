import fc from 'fast-check';
import { expect, it } from 'vitest';
import { StepFile, type StepValue } from './step.ts';
import { type Read, readStep } from './testing/readStep.ts';

const HEADER = {
  description: '',
  name: '',
  timeStamp: '',
  author: '',
  organization: '',
  system: '',
  schema: 'IFC4',
};

function written(Name: StepValue): { text: string; read: Read | undefined } {
  const file = new StepFile();
  file.add('IfcOrganization', { Name });
  const text = file.text(HEADER);
  return { text, read: readStep(text).get(1)?.values[1] };
}

it('any text is read back unchanged from a plain ASCII file', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const { text, read } = written(name);
      expect(read).toEqual({ kind: 'string', text: name });
      expect(text).toMatch(/^[\x20-\x7e\n]*$/);
    }),
  );
  expect(written("Ważę 'x' \\ 💡").text).toContain(
    String.raw`'Wa\X2\017C0119\X0\ ''x'' \\ \X4\0001F4A1\X0\'`,
  );
});

it('a number is a REAL to the nanometre, and an invalid number is refused', () => {
  for (const number of [0, -0, 1, -2.5, 1e-12, 1e21, 0.1 + 0.2])
    expect(written(number).read).toEqual({ kind: 'real', value: Number(number.toFixed(9)) + 0 });
  expect(() => written(Number.NaN)).toThrow(/cannot be written as a number/);
});
