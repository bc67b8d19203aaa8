import type { Installation } from '@lumitor/domain/installation/installation';
import { findPlaced } from '@lumitor/domain/layout/geometry';
import { geometryOf } from '@lumitor/domain/layout/layout';
import { feedName, zoneName } from '@lumitor/domain/lists/installationWords';
import { isLoadUnknown, loadInWords } from '@lumitor/domain/lists/loadWords';
import { formatVolts } from '@lumitor/domain/translation/figures';
import { useTranslation } from '../../translation/useTranslation.ts';
import { Button } from '../../ui/Button.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useLayout, usePlan } from '../../visitor/configuratorStore.ts';
import { type ShownDevice, selectDevice, useDevices, useSelectedDevice } from '../../visitor/devices.ts';
import { useInstallation } from '../../visitor/installation.ts';
import { useSelectedStepId } from '../../visitor/selection.ts';
import { selectFeed, useSelectedFeed } from '../../visitor/wiring.ts';
import card from '../luminaires/PieceCard.module.css';
import { DeviceCard } from './DeviceCard.tsx';
import { FeedCard } from './FeedCard.tsx';
import styles from './InstallationCard.module.css';
import { RailWiring } from './RailWiring.tsx';
import { weakestWords } from './weakestWords.ts';

/** Selects a supply or a gateway; one that has no place yet is put on the plan by the next tap there. */
function DeviceButton({ device, onDone }: { device: ShownDevice; onDone: () => void }) {
  const { t } = useTranslation();
  const { name, place } = device;
  return (
    <Button
      size="small"
      icon={place ? undefined : 'plus'}
      aria-label={t(place ? 'wiring.selectFeed' : 'wiring.toPlace', { name })}
      onClick={() => {
        selectDevice(device);
        onDone();
      }}
    >
      {name}
    </Button>
  );
}

/** The zones with their supplies and feeds, and the gateways, each of which can be selected. */
function Zones({ onDone }: { onDone: () => void }) {
  const { t, language } = useTranslation();
  const installation = useInstallation();
  const devices = useDevices(usePlan());
  const buttons = (all: readonly ShownDevice[]) =>
    all.map((device) => <DeviceButton key={device.name} device={device} onDone={onDone} />);
  const gateways = devices.filter(({ kind }) => kind === 'gateway');
  const factsOf = (zone: Installation['zones'][number]): string => {
    const { load, weakest } = zone;
    const voltage = weakest === null ? null : installation?.pieces[weakest]?.voltage;
    return [
      loadInWords(load, isLoadUnknown(zone, installation?.pieces ?? []), language, t),
      voltage && formatVolts(voltage, language),
    ]
      .filter(Boolean)
      .join(' · ');
  };
  return (
    <section className={card.card} aria-label={t('wiring.title')}>
      <p className={styles.hint}>{t('wiring.hint')}</p>
      <div role="status">
        <VisuallyHidden>{installation && weakestWords(installation, t, language)}</VisuallyHidden>
      </div>
      <ul className={styles.zones}>
        {installation?.zones.map((zone, index) => (
          <li key={zoneName(index)}>
            <b>{zoneName(index)}</b>
            {buttons(devices.filter(({ kind, index: of }) => kind === 'supply' && of === index))}
            {zone.feeds.map((place) => {
              const feed = installation.feeds[place];
              const name = feedName(place + 1);
              return (
                feed && (
                  <Button
                    key={name}
                    size="small"
                    aria-label={t('wiring.selectFeed', { name })}
                    onClick={() => {
                      selectFeed(feed);
                      onDone();
                    }}
                  >
                    {name}
                  </Button>
                )
              );
            })}
            <span>{factsOf(zone)}</span>
          </li>
        ))}
        {gateways.length > 0 && <li>{buttons(gateways)}</li>}
      </ul>
    </section>
  );
}

/** The card while the installation is shown: of the feed or the rail selected, else of the zones. */
export default function InstallationCard({ onDone }: { onDone: () => void }) {
  const rail = findPlaced(geometryOf(useLayout()), useSelectedStepId() ?? '');
  const feed = useSelectedFeed();
  const device = useSelectedDevice();
  if (rail) return <RailWiring rail={rail} onDone={onDone} />;
  if (device)
    return (
      <DeviceCard
        device={device}
        onClose={() => {
          selectFeed(null);
          onDone();
        }}
      />
    );
  return feed ? <FeedCard feed={feed} onDone={onDone} /> : <Zones onDone={onDone} />;
}
