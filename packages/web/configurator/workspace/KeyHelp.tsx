import { useTranslation } from '../../translation/useTranslation.ts';
import { classes } from '../../ui/classes.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import flow from '../../ui/layout.module.css';
import text from '../../ui/text.module.css';
import { type Act, ARROW_KEYS } from '../hand/act.ts';
import { WIRING_ACTS } from '../installation/acts.ts';
import { INSTALLED_ACTS } from '../kinds/installedHands.ts';
import { LUMINAIRE_ACTS } from '../kinds/luminaire/acts.ts';
import { OBSTACLE_ACTS } from '../kinds/obstacle/actions.ts';
import { RAIL_ACTS } from '../kinds/rail/keys.ts';
import { MORE_ACTS } from '../kinds/rail/moreActs.ts';
import styles from './KeyHelp.module.css';

const GESTURES = [
  'keys.pull',
  'keys.free',
  'keys.dimension',
  'keys.carry',
  'keys.boxRails',
  'keys.dragRoom',
  'keys.dragObstacle',
  'keys.dropUnderlay',
  'keys.pan',
  'keys.pinch',
  'keys.dragPiece',
  'keys.boxPieces',
  'keys.dragArticle',
  'keys.dragFeed',
] as const;

const OTHER_KEYS = [
  { sign: 'Ctrl+A', help: 'keys.selectAll' },
  { sign: 'Ctrl+C, V, D', help: 'keys.clipboard' },
  { sign: 'Ctrl+Z', help: 'keys.undo' },
  { sign: 'Ctrl+Shift+Z', help: 'keys.redo' },
  { sign: 'F6', help: 'keys.regions' },
  { sign: 'Shift', help: 'keys.move' },
  { sign: ARROW_KEYS.sign, help: 'keys.room' },
] as const satisfies HelpLine[];

const MORE = Object.entries(MORE_ACTS).map(([key, { help }]) => ({ keys: [key], help }));

type HelpLine = Pick<Act<never>, 'keys' | 'sign' | 'help'>;

const nameOf = (key: string) => (key.length === 1 ? key.toUpperCase() : key);

function KeyList({ acts }: { acts: readonly HelpLine[] }) {
  const { t } = useTranslation();
  return (
    <dl className={styles.keys}>
      {acts.map(
        ({ keys: [key = ''] = [], sign = nameOf(key), help }) =>
          help && (
            <div key={help}>
              <dt>
                <kbd>{sign}</kbd>
              </dt>
              <dd>{t(help)}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

export default function KeyHelp({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog open onClose={onClose} title={t('canvas.help')} closeLabel={t('keys.close')} width={560}>
      <h3 className={styles.heading}>{t('keys.keys')}</h3>
      <KeyList acts={[...RAIL_ACTS, ...OTHER_KEYS, ...MORE]} />
      <h3 className={styles.heading}>{t('keys.pieceKeys')}</h3>
      <KeyList acts={LUMINAIRE_ACTS} />
      <h3 className={styles.heading}>{t('keys.feedKeys')}</h3>
      <KeyList acts={[...WIRING_ACTS, ...INSTALLED_ACTS]} />
      <h3 className={styles.heading}>{t('keys.obstacleKeys')}</h3>
      <KeyList acts={OBSTACLE_ACTS} />
      <h3 className={styles.heading}>{t('keys.gestures')}</h3>
      <ul className={classes(text.points, text.soft, flow.stack)}>
        {GESTURES.map((gesture) => (
          <li key={gesture}>{t(gesture)}</li>
        ))}
      </ul>
    </Dialog>
  );
}
