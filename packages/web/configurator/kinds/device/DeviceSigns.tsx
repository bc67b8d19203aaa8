import { pointAt } from '@lumitor/domain/kinds/rail/axis';
import { findPlaced } from '@lumitor/domain/kinds/rail/geometry';
import { geometryOf } from '@lumitor/domain/kinds/rail/layout';
import { halfOfSign } from '@lumitor/domain/kinds/signSizes';
import { signPaths } from '@lumitor/domain/kinds/signs';
import type { Px } from '@lumitor/domain/units';
import { usePlan } from '../../../visitor/configuratorStore.ts';
import { type ShownDevice, useDevices, useSelectedDevice } from '../../../visitor/devices.ts';
import { useInstallation, useRestingPlan } from '../../../visitor/installation.ts';
import { toScreen } from '../../../visitor/projection.ts';
import { SelectionInSight } from '../../canvas/SelectionInSight.ts';
import styles from '../installed.module.css';
import { type InstalledSignsProps, type OnView, SMALL_SIGN } from '../installedSign.ts';

const RING_GAP: Px = 3;

function Sign({ kind }: Pick<ShownDevice, 'kind'>) {
  const { boxes, lines } = signPaths([{ kind, x: 0, y: 0 }], 1);
  return (
    <>
      <path className={styles.box} d={boxes} />
      <path d={lines} />
    </>
  );
}

function Leads({ device, view, area }: OnView & { device: ShownDevice }) {
  const installation = useInstallation();
  const geometry = geometryOf(useRestingPlan().layout);
  if (device.kind !== 'supply' || !device.place || !installation) return null;
  const from = toScreen(device.place, view, area);
  const d = (installation.zones[device.index]?.feeds ?? []).map((index) => {
    const feed = installation.feeds[index];
    const axis = feed && findPlaced(geometry, feed.stepId)?.axis;
    const to = feed && axis && toScreen(pointAt(axis, feed.at), view, area);
    return to ? `M${from.x} ${from.y}L${to.x} ${to.y}` : '';
  });
  return <path className={styles.lead} d={d.join('')} />;
}

export function DeviceSigns({ view, area, isShown }: InstalledSignsProps) {
  const devices = useDevices(usePlan());
  const size = isShown ? 1 : SMALL_SIGN;
  const selected = useSelectedDevice();
  return (
    <>
      {isShown && selected && <SelectionInSight id={selected.name} at={selected.place} area={area} />}
      {isShown && selected && <Leads device={selected} view={view} area={area} />}
      {devices.map(({ kind, name, place }) => {
        if (!place) return null;
        const { x, y } = toScreen(place, view, area);
        const half = halfOfSign(kind);
        return (
          <g key={name} className={styles.device} transform={`translate(${x} ${y}) scale(${size})`}>
            {isShown && name === selected?.name && (
              <rect
                className={styles.ring}
                x={-half.x - RING_GAP}
                y={-half.y - RING_GAP}
                width={2 * (half.x + RING_GAP)}
                height={2 * (half.y + RING_GAP)}
                rx={3}
              />
            )}
            <Sign kind={kind} />
          </g>
        );
      })}
    </>
  );
}
