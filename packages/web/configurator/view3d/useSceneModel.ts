import { symbolsIn } from '@lumitor/domain/catalogue/luminaireType';
import { useMemo } from 'react';
import { useStore } from 'zustand/react';
import { sharedStore } from '../../data/shared.ts';
import { useTranslation } from '../../translation/useTranslation.ts';
import { type SceneModel, sceneModel } from '../../view3d/sceneModel.ts';
import { useArrangement } from '../../visitor/arrangement.ts';
import { usePlan } from '../../visitor/configuratorStore.ts';
import { useCatalogue } from '../../visitor/derived.ts';
import { usualHang } from '../../visitor/lightCentre.ts';

/** What is seen of the plan as it stands now. */
export function useSceneModel(): SceneModel {
  const plan = usePlan();
  const { pieces } = useArrangement();
  const catalogue = useCatalogue();
  const isMicro = useStore(sharedStore, (state) => state.isMicro);
  const { t } = useTranslation();
  const { layout, room } = plan;
  const hang = plan.hang ?? usualHang(plan);
  const articles = useMemo(
    () => ({
      symbol: symbolsIn(catalogue),
      of: new Map(catalogue?.bindings.map((article) => [article.id, article])),
    }),
    [catalogue],
  );
  return useMemo(
    () =>
      sceneModel({
        layout,
        room,
        hang,
        isMicro,
        pieces: pieces.map((piece) => {
          const { drop, beam, luminousLength } = articles.of.get(piece.bindingId) ?? {};
          return { ...piece, symbol: articles.symbol(piece.bindingId), drop, beam, luminousLength };
        }),
        railName: (number) => t('view3d.rail', { number }),
      }),
    [layout, room, hang, isMicro, pieces, articles, t],
  );
}
