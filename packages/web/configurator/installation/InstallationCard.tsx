import type { Installation } from '@lumitor/domain/installation/installation';
import { findPlaced } from '@lumitor/domain/kinds/rail/geometry';
import { geometryOf } from '@lumitor/domain/kinds/rail/layout';
import { feedName, zoneName } from '@lumitor/domain/lists/installationWords';
import { isLoadUnknown, loadInWords } from '@lumitor/domain/lists/loadWords';
import { marked, markInWords } from '@lumitor/domain/lists/unknownCables';
import { formatVolts } from '@lumitor/domain/translation/figures';
import { useTranslation } from '../../translation/useTranslation.ts';
import { Button } from '../../ui/Button.tsx';
import { useConfigurator, useLayout, usePlan } from '../../visitor/configuratorStore.ts';
import { type ShownDevice, selectDevice, useDevices, useSelectedDevice } from '../../visitor/devices.ts';
import { useInstallation } from '../../visitor/installation.ts';
import { stepIn } from '../../visitor/selection.ts';
import { selectFeed, useSelectedFeed } from '../../visitor/wiring.ts';
import { ActButtons } from '../hand/ActButtons.tsx';
import { ADDING_ACTS } from '../kinds/addingActs.ts';
import styles from '../kinds/card.module.css';
import { DeviceCard } from '../kinds/device/DeviceCard.tsx';
import { FeedCard } from '../kinds/feed/FeedCard.tsx';
import { WorkCard } from '../WorkCard.tsx';
import { RailWiring } from './RailWiring.tsx';
import { weakestWords } from './weakestWords.ts';

function Zones({ onDone }: { onDone: () => void }) {
  const { t, language } = useTranslation();
  const installation = useInstallation();
  const devices = useDevices(usePlan());
  const button = (name: string, select: () => void, isPlaced = true) => (
    <Button
      key={name}
      size="small"
      icon={isPlaced ? undefined : 'plus'}
      aria-label={t(isPlaced ? 'wiring.selectFeed' : 'wiring.toPlace', { name })}
      onClick={() => {
        select();
        onDone();
      }}
    >
      {name}
    </Button>
  );
  // A device without a position is placed by the next tap on the plan.
  const buttons = (all: readonly ShownDevice[]) =>
    all.map((device) => button(device.name, () => selectDevice(device), device.place !== null));
  const others = devices.filter(({ kind }) => kind !== 'supply');
  const weakestIn = ({ weakest }: Installation['zones'][number]) =>
    weakest === null ? undefined : installation?.luminaires[weakest];
  const factsOf = (zone: Installation['zones'][number]): string => {
    const { load } = zone;
    const luminaire = weakestIn(zone);
    return [
      loadInWords(load, isLoadUnknown(zone, installation?.luminaires ?? []), language, t),
      luminaire?.voltage != null &&
        marked(formatVolts(luminaire.voltage, language), luminaire.leavesOutCable),
    ]
      .filter(Boolean)
      .join(' · ');
  };
  const shown = (installation?.zones ?? []).flatMap((zone) => weakestIn(zone) ?? []);
  const remark = markInWords(
    shown.filter(({ voltage }) => voltage !== null),
    t,
  );
  return (
    <WorkCard label={t('wiring.title')} notice={installation && weakestWords(installation, t, language)}>
      <p className={styles.zonesHint}>{t('wiring.hint')}</p>
      <ul className={styles.zones}>
        {installation?.zones.map((zone, index) => (
          <li key={zoneName(index)}>
            <b>{zoneName(index)}</b>
            {buttons(devices.filter(({ kind, index: part }) => kind === 'supply' && part === index))}
            {zone.feeds.map((place) => {
              const feed = installation.feeds[place];
              return feed && button(feedName(place + 1), () => selectFeed(feed));
            })}
            <span>{factsOf(zone)}</span>
          </li>
        ))}
        {others.length > 0 && <li>{buttons(others)}</li>}
      </ul>
      <ActButtons acts={ADDING_ACTS} as="allWords" on={undefined} onDone={onDone} />
      {remark && <p className={styles.hint}>{remark}</p>}
    </WorkCard>
  );
}

export default function InstallationCard({ onDone }: { onDone: () => void }) {
  const rail = findPlaced(geometryOf(useLayout()), useConfigurator(stepIn) ?? '');
  const feed = useSelectedFeed();
  const device = useSelectedDevice();
  const onClose = () => {
    selectFeed(null);
    onDone();
  };
  if (rail) return <RailWiring rail={rail} onDone={onDone} onClose={onClose} />;
  if (device) return <DeviceCard device={device} onClose={onClose} />;
  return feed ? <FeedCard feed={feed} onDone={onDone} onClose={onClose} /> : <Zones onDone={onDone} />;
}
