import type { RoomView } from '../kinds/room/roomView.ts';
import type { Plan } from './plan.ts';

/** New and stored values give the same text. */
const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

function digestOf(text: string): string {
  let [a, b] = [0x811c9dc5, 0x1b873593];
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x85ebca6b) + (b >>> 15);
  }
  return (a >>> 0).toString(16).padStart(8, '0') + (b >>> 12).toString(16).padStart(5, '0');
}

/** Changes with everything visible in the 3D view (D52c). */
export function viewSubject({ layout, choices, placements, hang, room }: Omit<Plan, 'view'>): string {
  const { outline, height, reflectance, openings } = room ?? {};
  const bindings = choices.bindings.map(({ id, quantity }) => [id, quantity]);
  const seen = [
    layout.steps,
    choices.connectionId,
    bindings,
    placements,
    hang,
    outline,
    height,
    reflectance,
    openings,
  ];
  return digestOf(JSON.stringify(seen, inOrder));
}

/** False for pictures stored without a subject. */
export const isOutdated = (
  view: Pick<RoomView, 'of'> | null | undefined,
  plan: Omit<Plan, 'view'>,
): boolean => view?.of !== undefined && view.of !== viewSubject(plan);
