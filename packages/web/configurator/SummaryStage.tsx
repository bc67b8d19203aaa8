import SummaryView from '../summary/SummaryView.tsx';
import { JudgedLight } from './light/JudgedLight.tsx';

/** The summary, with findings on light that the visitor may not have looked at. */
export default function SummaryStage({ onClose }: { onClose: () => void }) {
  return (
    <>
      <JudgedLight />
      <SummaryView onClose={onClose} />
    </>
  );
}
