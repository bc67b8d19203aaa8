interface Inserted {
  text: string;
  cursor: number;
}

/** Replaces the selection by a field, on a line of its own if required. */
export function insertedField(
  text: string,
  { start, end }: { start: number; end: number },
  { name, isAlone }: { name: string; isAlone: boolean },
): Inserted {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  const lead = isAlone && before !== '' && !before.endsWith('\n') ? '\n' : '';
  const tail = isAlone && after !== '' && !after.startsWith('\n') ? '\n' : '';
  const inserted = `${lead}{${name}}`;
  return { text: before + inserted + tail + after, cursor: before.length + inserted.length };
}
