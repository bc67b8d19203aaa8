interface Former {
  frame: { steps: unknown; premadeOption: unknown; entries: { end: unknown; active: unknown }[] };
  choices: unknown;
  name: unknown;
  activeEnd: unknown;
  history: { base: object; edits: { kind: unknown }[]; index: unknown };
}

const isFormer = (value: unknown): value is Former =>
  typeof value === 'object' && value !== null && 'frame' in value && 'choices' in value && !('plan' in value);

/** State from before plans (D41): every plan gets the final choices and name. */
export function fromFormer(value: unknown): unknown {
  if (!isFormer(value)) return value;
  const { frame, choices, name, activeEnd, history } = value;
  const rest = { choices, name };
  const emptied = { steps: [], inactiveEntries: [], ...rest };
  try {
    const edits = history.edits.map((edit) => {
      if (edit.kind === 'reset') return { kind: 'replace', plan: emptied };
      return edit.kind === 'replace' ? { kind: 'replace', plan: { ...edit, ...rest } } : edit;
    });
    return {
      ...value,
      plan: {
        inactiveEntries: frame.entries.flatMap(({ end, active }) => (active ? [] : [end])),
        premadeOption: frame.premadeOption,
        activeEnd,
        ...rest,
      },
      history: { ...history, base: { ...history.base, ...rest }, edits },
    };
  } catch {
    return null;
  }
}
