import type { TextKey } from '@lumitor/domain/texts/interfaceTexts';
import { useTranslation } from '../../translation/useTranslation.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import styles from './KeyHelp.module.css';

const KEYS = [
  ['← ↑ → ↓', 'keys.direction'],
  ['0–9', 'keys.length'],
  ['C', 'keys.bend'],
  ['T', 'keys.tee'],
  ['Enter', 'keys.add'],
  ['[ ]', 'keys.end'],
  ['Backspace', 'keys.removeLast'],
  ['Delete', 'keys.removeSelected'],
  ['Ctrl+Z', 'keys.undo'],
  ['Ctrl+Shift+Z', 'keys.redo'],
  ['F', 'keys.fit'],
  ['+ −', 'keys.zoom'],
  ['R', 'keys.rotate'],
  ['L', 'keys.light'],
  ['I', 'keys.installation'],
  ['N', 'keys.addIsland'],
  ['D', 'keys.duplicate'],
  ['O', 'keys.turn'],
  ['M', 'keys.mirror'],
  ['Shift', 'keys.move'],
  ['← ↑ → ↓', 'keys.room'],
  ['Esc', 'keys.escape'],
] as const satisfies [string, TextKey][];

const PIECE_KEYS = [
  ['[ ]', 'keys.nextPiece'],
  ['*', 'keys.allPieces'],
  ['← ↑ → ↓', 'keys.slidePiece'],
  ['A', 'keys.aimPiece'],
  ['D', 'keys.duplicatePiece'],
  ['G', 'keys.givePieceBack'],
  ['Delete', 'keys.removePiece'],
] as const satisfies [string, TextKey][];

const FEED_KEYS = [
  ['[ ]', 'keys.nextFeed'],
  ['← ↑ → ↓', 'keys.slidePiece'],
  ['G', 'keys.givePieceBack'],
  ['Delete', 'keys.removeFeed'],
] as const satisfies [string, TextKey][];

const GESTURES = [
  'keys.pull',
  'keys.free',
  'keys.dimension',
  'keys.carry',
  'keys.dragRoom',
  'keys.dropUnderlay',
  'keys.pan',
  'keys.pinch',
  'keys.dragPiece',
  'keys.boxPieces',
  'keys.dragArticle',
  'keys.dragFeed',
] as const;

function KeyList({ keys }: { keys: typeof KEYS | typeof PIECE_KEYS | typeof FEED_KEYS }) {
  const { t } = useTranslation();
  return (
    <dl className={styles.keys}>
      {keys.map(([key, what]) => (
        <div key={what}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{t(what)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Which keys and gestures the drawing knows. */
export default function KeyHelp({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog open onClose={onClose} title={t('canvas.help')} closeLabel={t('keys.close')} width={560}>
      <h3 className={styles.heading}>{t('keys.keys')}</h3>
      <KeyList keys={KEYS} />
      <h3 className={styles.heading}>{t('keys.pieceKeys')}</h3>
      <KeyList keys={PIECE_KEYS} />
      <h3 className={styles.heading}>{t('keys.feedKeys')}</h3>
      <KeyList keys={FEED_KEYS} />
      <h3 className={styles.heading}>{t('keys.gestures')}</h3>
      <ul className={styles.gestures}>
        {GESTURES.map((gesture) => (
          <li key={gesture}>{t(gesture)}</li>
        ))}
      </ul>
    </Dialog>
  );
}
