import { displayLux, displayRounded } from '../translation/figures.ts';
import { found } from './finding.ts';
import { rule } from './rule.ts';

export const lightTarget = rule({
  kinds: ['target'],
  find(_, light) {
    if (!light) return [];
    const { figures, target } = light;
    const isMissed = target.kind === 'least' ? figures.mean < target.lux : figures.greatest > target.lux;
    const isUneven = target.uniformity !== undefined && figures.uniformity < target.uniformity;
    if (!isMissed && !isUneven) return [];
    const measured = target.kind === 'least' ? figures.mean : figures.greatest;
    return [
      found('target', {
        of: isMissed ? target.kind : 'uniformity',
        lux: displayLux(measured, { value: target.lux, isLeast: target.kind === 'least' }),
        wanted: target.lux,
        uniformity: displayRounded(figures.uniformity, 100, {
          value: target.uniformity ?? 0,
          isLeast: true,
        }),
        wantedUniformity: target.uniformity ?? 0,
      }),
    ];
  },
});
