export const common = (values: readonly number[]): number | null =>
  values.every((value) => Math.abs(value - (values[0] ?? 0)) < 0.05) ? (values[0] ?? null) : null;
