import type { FluxDoubt } from '@lumitor/domain/photometry/statedFlux';
import type { TranslateWord } from '../words/useTranslate.ts';
import { measureIn } from './amounts.ts';

/** That a photometric file contradicts itself, with both figures. */
export const doubtWords = ({ flux, stated }: FluxDoubt, translate: TranslateWord, locale: string): string =>
  translate(stated.isOfLamps ? 'photometry.statedOfLamps' : 'photometry.statedByFile', {
    stated: measureIn(Math.round(stated.lumens), 'lm', locale),
    flux: measureIn(Math.round(flux), 'lm', locale),
    percent: Math.round((100 * flux) / stated.lumens),
  });
