import { memo } from 'react';
import { useConfigurator } from '../../visitor/configuratorStore.ts';
import { useHidden } from '../../visitor/hidden.ts';
import { SCREEN_SCALE } from '../../visitor/projection.ts';
import layers from '../canvas/layer.module.css';
import { InstalledSigns } from '../kinds/InstalledSigns.tsx';
import type { OnView } from '../kinds/installedSign.ts';
import { DropRails } from './DropRails.tsx';

/** Below this scale, shown only with the installation. */
const SYMBOLS_FROM = 0.5;

/** Drops under the luminaires, signs over them. */
export default memo(function InstallationLayer({ layer, ...on }: OnView & { layer: 'rails' | 'signs' }) {
  const isShown = useConfigurator(({ mode }) => mode === 'installation');
  const isHidden = useHidden().includes('installation');
  if (layer === 'rails') return isShown && <DropRails {...on} />;
  if (!isShown && (isHidden || SCREEN_SCALE * on.view.zoom < SYMBOLS_FROM)) return null;
  return (
    <svg aria-hidden="true" className={layers.layer}>
      <InstalledSigns {...on} isShown={isShown} />
    </svg>
  );
});
