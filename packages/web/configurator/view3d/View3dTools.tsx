import { MAX_VIEW_PIXELS } from '@lumitor/domain/kinds/room/roomView';
import { isOutdated, viewSubject } from '@lumitor/domain/plan/viewSubject';
import type { Px } from '@lumitor/domain/units';
import { useEffect, useMemo, useState } from 'react';
import { storePicture } from '../../data/pictures.ts';
import { fileNameOf, saveFile } from '../../parts/file.ts';
import { useTranslation } from '../../translation/useTranslation.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { type Augmented, augmentedBy, showAugmented } from '../../view3d/augmented.ts';
import type { CameraWay } from '../../view3d/camera.ts';
import type { FalseColour } from '../../view3d/falseColour.ts';
import type { OpenView } from '../../view3d/openView.ts';
import type { Palette } from '../../view3d/palette.ts';
import { planNow, useConfigurator, usePlan } from '../../visitor/configuratorStore.ts';
import { edit } from '../../visitor/editing.ts';
import type { CanvasArea } from '../../visitor/projection.ts';
import { painted } from '../underlay/reencode.ts';
import { FalseColourLegend, FalseColourSwitch } from './FalseColour.tsx';
import styles from './view3d.module.css';

const RATIO = 1.6;

async function attachView(view: OpenView): Promise<void> {
  const of = viewSubject(planNow());
  const [wide, high] = [MAX_VIEW_PIXELS, MAX_VIEW_PIXELS / RATIO];
  const { picture, width, height } = await view.picture(wide, RATIO, (canvas) =>
    painted(wide, high, (context) => context.drawImage(canvas, 0, 0)),
  );
  const id = crypto.randomUUID();
  await storePicture(id, picture);
  edit({ kind: 'setView', view: { id, width, height, of } });
}

const SPACING: Px = 16;

export interface View3dToolsProps {
  view: OpenView;
  way: CameraWay;
  hasBeams: boolean;
  falseColour: FalseColour | null;
  area: CanvasArea;
  palette: () => Palette;
  onLook: (way: CameraWay) => void;
  onBeams: () => void;
}

function useAugmented(): Augmented | null {
  const [how, setHow] = useState<Augmented | null>(null);
  useEffect(() => {
    void augmentedBy().then(setHow);
  }, []);
  return how;
}

function useDoing() {
  const [hasFailed, setFailed] = useState(false);
  const doing = (act: () => Promise<void>) => () => {
    setFailed(false);
    act().catch((error: unknown) => {
      console.error(error);
      setFailed(true);
    });
  };
  return { doing, hasFailed };
}

interface AttachToolsProps {
  isAttached: boolean;
  isOld: boolean;
  onAttach: () => void;
}

function AttachTools({ isAttached, isOld, onAttach }: AttachToolsProps) {
  const { t } = useTranslation();
  return (
    <>
      <Button
        size="small"
        icon={isOld ? 'refresh' : isAttached ? 'check' : 'summary'}
        onClick={onAttach}
        data-tooltip={t('view3d.attachHint')}
      >
        <span className={styles.words}>{t(isAttached ? 'view3d.renew' : 'view3d.attach')}</span>
      </Button>
      {isAttached && (
        <IconButton
          icon="close"
          label={t('view3d.detach')}
          onClick={() => edit({ kind: 'setView', view: null })}
        />
      )}
    </>
  );
}

export function View3dTools(props: View3dToolsProps) {
  const { view, way, hasBeams, falseColour, area, palette, onLook, onBeams } = props;
  const { t } = useTranslation();
  const plan = usePlan();
  const { view: attached, name } = plan;
  const isOld = useMemo(() => isOutdated(attached, plan), [attached, plan]);
  const augmented = useAugmented();
  const { doing, hasFailed } = useDoing();
  const isSeenOnly = useConfigurator((state) => state.isSeenOnly);
  const { left, right, top } = area.insets;

  const attach = doing(() => attachView(view));
  const download = doing(async () => {
    const { glbOf } = await import('../../view3d/glb.ts');
    saveFile(await glbOf(view.model(), palette()), fileNameOf(name || t('parts.fileName'), '', 'glb'));
  });

  return (
    <div className={styles.place} style={{ left, right, top: top + SPACING }}>
      <Panel as="section" aria-label={t('view3d.tools')} className={styles.tools}>
        <Segmented<CameraWay>
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
        <IconButton
          icon="luminaire"
          label={t('view3d.beams')}
          pressed={hasBeams && !falseColour}
          disabledReason={falseColour ? t('view3d.noBeams') : undefined}
          onClick={onBeams}
        />
        <FalseColourSwitch />
        <span className={styles.divider} />
        {!isSeenOnly && <AttachTools isAttached={Boolean(attached)} isOld={isOld} onAttach={attach} />}
        <IconButton icon="download" label={t('view3d.glb')} onClick={download} />
        {augmented && (
          <Button
            size="small"
            variant="quiet"
            icon="room"
            onClick={doing(() => showAugmented(augmented, view, palette()))}
          >
            {t('view3d.augmented')}
          </Button>
        )}
      </Panel>
      {falseColour && <FalseColourLegend falseColour={falseColour} />}
      {isOld && <Notice tone="warning">{t('view3d.outdated')}</Notice>}
      {hasFailed && <Notice tone="error">{t('view3d.failed')}</Notice>}
      <VisuallyHidden>
        <span role="status">{attached && !isOld && t('view3d.attached')}</span>
      </VisuallyHidden>
    </div>
  );
}
