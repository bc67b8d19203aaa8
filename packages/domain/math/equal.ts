/** Undefined fields equal absent ones, as in JSON. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other) || one === other) return true;
  if (!(one instanceof Object && other instanceof Object)) return false;
  if (Array.isArray(one) || Array.isArray(other))
    if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
  const [a, b] = [one, other] as Record<string, unknown>[];
  return Object.keys({ ...a, ...b }).every((key) => isEqual(a?.[key], b?.[key]));
}
