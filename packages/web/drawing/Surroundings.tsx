import type { Plan } from '@lumitor/domain/plan/plan';
import { UnderlayPicture } from './UnderlayPicture.tsx';
import { Walls } from './Walls.tsx';

/** The floor plan and the walls under a drawing that does not move, to stand in an SVG whose unit is the centimetre. */
export function Surroundings({ room, underlay }: Pick<Plan, 'room' | 'underlay'>) {
  return (
    <>
      {underlay && <UnderlayPicture underlay={underlay} />}
      {room && <Walls room={room} />}
    </>
  );
}
