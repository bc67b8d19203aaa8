import { useTranslation } from '../../translation/useTranslation.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import type { Way } from '../../view3d/camera.ts';
import type { View } from '../../view3d/openView.ts';
import type { Area } from '../canvas/projection.ts';
import styles from './View3dTools.module.css';

/** Between what is docked at the top and the tools, in pixels. */
const APART = 16;

export interface View3dToolsProps {
  view: View;
  way: Way;
  hasBeams: boolean;
  area: Area;
  onLook: (way: Way) => void;
  onBeams: () => void;
}

/** How the room is looked at, and what is taken from it. */
export function View3dTools({ view, way, hasBeams, area, onLook, onBeams }: View3dToolsProps) {
  const { t } = useTranslation();
  const { left, right, top } = area.insets;
  return (
    <div className={styles.place} style={{ left, right, top: top + APART }}>
      <Panel as="section" aria-label={t('view3d.tools')} className={styles.tools}>
        <Segmented<Way>
          label={t('view3d.way')}
          hideLabel
          value={way}
          onChange={onLook}
          options={[
            { value: 'orbit', label: t('view3d.orbit') },
            { value: 'walk', label: t('view3d.walk') },
          ]}
        />
        {way === 'walk' && (
          <>
            <IconButton icon="chevronUp" label={t('view3d.ahead')} onClick={() => view.eye.walk(1)} />
            <IconButton icon="chevronDown" label={t('view3d.back')} onClick={() => view.eye.walk(-1)} />
          </>
        )}
        <IconButton
          icon="fit"
          label={t('view3d.home')}
          tooltip={`${t('view3d.home')} · F`}
          onClick={view.eye.home}
        />
        <IconButton icon="luminaire" label={t('view3d.beams')} pressed={hasBeams} onClick={onBeams} />
      </Panel>
    </div>
  );
}
