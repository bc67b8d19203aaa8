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
  ['N', 'keys.addIsland'],
  ['D', 'keys.duplicate'],
  ['O', 'keys.turn'],
  ['M', 'keys.mirror'],
  ['Shift', 'keys.move'],
  ['← ↑ → ↓', 'keys.room'],
  ['Esc', 'keys.escape'],
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
] as const;

/** Which keys and gestures the drawing knows. */
export default function KeyHelp({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog open onClose={onClose} title={t('canvas.help')} closeLabel={t('keys.close')} width={560}>
      <h3 className={styles.heading}>{t('keys.keys')}</h3>
      <dl className={styles.keys}>
        {KEYS.map(([key, what]) => (
          <div key={what}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(what)}</dd>
          </div>
        ))}
      </dl>
      <h3 className={styles.heading}>{t('keys.gestures')}</h3>
      <ul className={styles.gestures}>
        {GESTURES.map((gesture) => (
          <li key={gesture}>{t(gesture)}</li>
        ))}
      </ul>
    </Dialog>
  );
}
