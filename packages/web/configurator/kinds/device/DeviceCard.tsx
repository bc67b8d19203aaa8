import type { Installation } from '@lumitor/domain/installation/installation';
import { MAX_PLACE_HEIGHT, type RoomPlace } from '@lumitor/domain/kinds/device/position';
import { isCabled } from '@lumitor/domain/kinds/feed/feed';
import { cornerOf } from '@lumitor/domain/kinds/room/outlineShape';
import { cableInWords, feedName, zoneName } from '@lumitor/domain/lists/installationWords';
import { isLoadUnknown, loadInWords } from '@lumitor/domain/lists/loadWords';
import type { Cm } from '@lumitor/domain/units';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import flow from '../../../ui/layout.module.css';
import { placeDevice, putDevice, type ShownDevice } from '../../../visitor/devices.ts';
import { useInstallation } from '../../../visitor/installation.ts';
import { useRoom } from '../../../visitor/room.ts';
import { selectFeed } from '../../../visitor/wiring.ts';
import { ActButtons } from '../../hand/ActButtons.tsx';
import { NumberField } from '../../NumberField.tsx';
import card from '../../WorkCard.module.css';
import { WorkCard } from '../../WorkCard.tsx';
import styles from '../card.module.css';
import { proposeCablesTo } from '../feed/proposeCables.ts';
import { OWN_FIELDS } from '../ownFields.ts';
import { DEVICE_ACTS } from './actions.ts';

const FARTHEST: Cm = 100_000;

function PlaceFields({ device, place }: { device: ShownDevice; place: RoomPlace }) {
  const { t } = useTranslation();
  const room = useRoom();
  const corner = cornerOf(room);
  const set = (change: Partial<RoomPlace>, field: string) => {
    const { x, y, z } = { ...place, ...change };
    return putDevice(device, { x, y, z }, `device ${field} ${device.name}`);
  };
  const shared = {
    className: card.field,
    suffix: 'cm',
    isLive: true,
    min: -FARTHEST,
    max: FARTHEST,
  } as const;
  return (
    <>
      <NumberField
        {...shared}
        label={room ? t('obstacles.left') : 'x'}
        value={place.x - corner.x}
        onChange={(left) => set({ x: corner.x + left }, 'x')}
      />
      <NumberField
        {...shared}
        label={room ? t('obstacles.top') : 'y'}
        value={place.y - corner.y}
        onChange={(top) => set({ y: corner.y + top }, 'y')}
      />
      <NumberField
        {...shared}
        label={t('wiring.height')}
        value={place.z}
        min={0}
        max={MAX_PLACE_HEIGHT}
        onChange={(z) => set({ z }, 'z')}
      />
    </>
  );
}

function Cables({ installation, device }: { installation: Installation; device: ShownDevice }) {
  const { t, language } = useTranslation();
  const feeds = (installation.zones[device.index]?.feeds ?? []).flatMap(
    (index) => installation.feeds[index] ?? [],
  );
  return (
    <div className={classes(flow.row, styles.cables)}>
      {feeds.map((feed) => (
        <Button
          key={feed.number}
          size="small"
          aria-label={t('wiring.selectFeed', { name: feedName(feed.number) })}
          onClick={() => selectFeed(feed)}
        >
          {feedName(feed.number)}
          {isCabled(feed.cable) && ` · ${cableInWords(feed.cable, language)}`}
        </Button>
      ))}
      {feeds.length > 0 && device.place && (
        <Button
          size="small"
          data-tooltip={t('wiring.proposeHint')}
          onClick={() => proposeCablesTo(feeds, device.place)}
        >
          {t('wiring.proposeAll')}
        </Button>
      )}
    </div>
  );
}

export function DeviceCard({ device, onClose }: { device: ShownDevice; onClose: () => void }) {
  const { t, language } = useTranslation();
  const installation = useInstallation();
  const { kind, index, name, place } = device;
  const OwnFields = OWN_FIELDS[kind];
  const zone = kind === 'supply' ? installation?.zones[index] : undefined;
  const load =
    zone && loadInWords(zone.load, isLoadUnknown(zone, installation?.luminaires ?? []), language, t);
  return (
    <WorkCard
      label={t(`wiring.${kind}`)}
      number={name}
      title={kind === 'supply' ? t('wiring.ofZone', { zone: zoneName(index) }) : t(`wiring.${kind}Of`)}
      about={load}
      onClose={onClose}
    >
      {place ? (
        <PlaceFields key={name} device={device} place={place} />
      ) : (
        <>
          <p className={styles.hint} role="status">
            {t('wiring.placeHint', { name })}
          </p>
          <Button size="small" icon="plus" onClick={() => placeDevice(device)}>
            {t('wiring.place')}
          </Button>
        </>
      )}
      {OwnFields && <OwnFields key={device.id ?? name} device={device} />}
      {place && (
        <div className={card.acts}>
          <ActButtons acts={DEVICE_ACTS} as="icons" on={device} onDone={onClose} />
        </div>
      )}
      {zone && installation && <Cables installation={installation} device={device} />}
    </WorkCard>
  );
}
