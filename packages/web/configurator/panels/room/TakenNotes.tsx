import { useTranslation } from '../../../translation/useTranslation.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { useFloorPlan } from '../../../visitor/floorPlan.ts';
import { useRoom } from '../../../visitor/room.ts';

/** Walls stand in whole centimetres: so far, in centimetres, they lie beside any line. */
const ROUNDED = 0.75;

/** What the floor plan could not give the room that was made of it (D73). */
export function TakenNotes() {
  const { t, language } = useTranslation();
  const told = useFloorPlan((state) => state.told);
  const room = useRoom();
  if (!told || JSON.stringify(room?.outline) !== JSON.stringify(told.outline)) return null;
  const off = told.off.toLocaleString(language, { maximumFractionDigits: 1 });
  return (
    <>
      {told.left > 0 && <Notice tone="warning">{t('floorPlan.left', { count: told.left })}</Notice>}
      {told.off > ROUNDED && <Notice tone="info">{t('floorPlan.off', { off })}</Notice>}
    </>
  );
}
