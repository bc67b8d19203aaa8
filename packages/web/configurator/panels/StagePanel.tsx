import type { ComponentType } from 'react';
import type { PanelStage } from '../useFolding.ts';
import AccessoriesPanel from './accessories/AccessoriesPanel.tsx';
import BindingsPanel from './bindings/BindingsPanel.tsx';
import ControlPanel from './control/ControlPanel.tsx';
import RailsPanel from './rails/RailsPanel.tsx';
import RoomPanel from './room/RoomPanel.tsx';

const PANELS: Record<PanelStage, ComponentType> = {
  room: RoomPanel,
  rails: RailsPanel,
  bindings: BindingsPanel,
  control: ControlPanel,
  accessories: AccessoriesPanel,
};

export default function StagePanel({ stage }: { stage: PanelStage }) {
  const Panel = PANELS[stage];
  return <Panel />;
}
