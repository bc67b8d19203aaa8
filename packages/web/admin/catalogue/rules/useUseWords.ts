import { familyName, type NeededCode } from '@lumitor/domain/parts/neededCodes';
import { useCallback } from 'react';
import { useTranslate } from '../../words/useTranslate.ts';

/** Says where a rule needs an article: `Zaślepka, MT0001 / MT0002, do czarnych szyn`. */
export function useUseWords(): (use: NeededCode) => string {
  const translate = useTranslate();
  return useCallback(
    ({ use, family, colour }) => {
      const codes = familyName(family);
      const isBlack = colour === 'black';
      if (use === 'rail')
        return `${translate(`catalogue.rules.${isBlack ? 'railBlack' : 'railWhite'}`)}, ${codes}`;
      const rails = translate(`catalogue.rules.${isBlack ? 'forBlack' : 'forWhite'}`);
      return `${translate(`partRules.roles.${use}`)}, ${codes}, ${rails}`;
    },
    [translate],
  );
}
