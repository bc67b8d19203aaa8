import { pointAt } from '@lumitor/domain/layout/axis';
import { geometryOf } from '@lumitor/domain/layout/layout';
import { currentPlan } from '@lumitor/domain/plan/history';
import type { View } from '../../visitor/configuratorStore.ts';
import { type ShownDevice, useDevices, useSelectedDevice } from '../../visitor/devices.ts';
import { useInstallation, useRestingPlan } from '../../visitor/installation.ts';
import { usePainted } from '../../visitor/painted.ts';
import { type Area, toScreen } from '../../visitor/projection.ts';
import { DEVICE_SIZE } from './deviceSize.ts';
import styles from './Installation.module.css';

interface OnDrawing {
  view: View;
  area: Area;
}

const { width, height } = DEVICE_SIZE;
const [LEFT, TOP] = [-width / 2, -height / 2];

/** A converter from ~ to =, or a box of the bus, after IEC 60617. */
function Sign({ kind }: Pick<ShownDevice, 'kind'>) {
  return (
    <>
      <rect x={LEFT} y={TOP} width={width} height={height} />
      {kind === 'supply' ? (
        <>
          <path d={`M${LEFT} ${-TOP}L${-LEFT} ${TOP}`} />
          <path d="M-8.5 -3c1 -2.4 2.2 -2.4 3.2 0s2.2 2.4 3.2 0M2.5 3h6M2.5 5.6h6" />
        </>
      ) : (
        <path d="M-8 0h16M-8 -2.5v5M8 -2.5v5M0 -2.5v5" />
      )}
    </>
  );
}

/** From the supply selected to its feeds: what its cables lead to. */
function Leads({ device, view, area }: OnDrawing & { device: ShownDevice }) {
  const installation = useInstallation();
  const { placed, indexOf } = geometryOf(useRestingPlan().layout);
  if (device.kind !== 'supply' || !device.place || !installation) return null;
  const from = toScreen(device.place, view, area);
  const d = (installation.zones[device.index]?.feeds ?? []).map((index) => {
    const feed = installation.feeds[index];
    const axis = feed && placed[indexOf.get(feed.stepId) ?? -1]?.axis;
    const to = feed && axis && toScreen(pointAt(axis, feed.at), view, area);
    return to ? `M${from.x} ${from.y}L${to.x} ${to.y}` : '';
  });
  return <path className={styles.lead} d={d.join('')} />;
}

/** Supplies and gateways that have a place. @param size of 1 is for what is worked on */
export function DeviceSigns({ view, area, size = 1 }: OnDrawing & { size?: number }) {
  const devices = useDevices(usePainted((state) => currentPlan(state.history)));
  const selected = useSelectedDevice();
  return (
    <>
      {size === 1 && selected && <Leads device={selected} view={view} area={area} />}
      {devices.map(({ kind, name, place }) => {
        if (!place) return null;
        const { x, y } = toScreen(place, view, area);
        return (
          <g key={name} className={styles.device} transform={`translate(${x} ${y}) scale(${size})`}>
            {size === 1 && name === selected?.name && (
              <rect
                className={styles.ring}
                x={LEFT - 3}
                y={TOP - 3}
                width={width + 6}
                height={height + 6}
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
