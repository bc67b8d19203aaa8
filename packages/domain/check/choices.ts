import { findMisfits } from '../quote/fit.ts';
import { isUnderpowered } from '../quote/quoteWith.ts';
import { found } from './finding.ts';
import { fix, rule } from './rule.ts';

export const chosenFamily = rule({
  kinds: ['noFamily'],
  find: ({ plan: { choices, layout } }) =>
    layout.steps.length > 0 && !choices.connectionId ? [found('noFamily', {})] : [],
});

export const misfits = rule({
  kinds: ['misfit'],
  find: ({ catalogue, plan: { choices } }) =>
    findMisfits(catalogue, choices).map((misfit) => {
      const { collection, id: article, reason } = misfit;
      const of = `${collection} ${article}`;
      return { ...found('misfit', { collection, article, reason }, { of }), misfit };
    }),
  fixes(_, { misfit: { collection, id, counterpartId } }) {
    const swap = (kind: 'swap' | 'takeOutChoice', by: string | null) =>
      fix(kind, { collection, article: by ?? id }, { kind: 'swap', swaps: [{ collection, id, by }] });
    return [...(counterpartId ? [swap('swap', counterpartId)] : []), swap('takeOutChoice', null)];
  },
});

export const missingCodes = rule({
  kinds: ['missingCode'],
  find: ({ quote }) =>
    quote.lines
      .filter(({ kind, article }) => !article && kind !== 'rules')
      .map(({ code, quantity }) => found('missingCode', { code, quantity }, { of: code, sizes: [quantity] })),
});

export const unruledRails = rule({
  kinds: ['unruled'],
  find: ({ quote }) =>
    quote.lines
      .filter(({ kind }) => kind === 'rules')
      .slice(0, 1)
      .map(({ code }) => found('unruled', { code })),
});

export const articlePowers = rule({
  kinds: ['powerUnknown'],
  find: ({ quote }) =>
    quote.lines
      .filter(isUnderpowered)
      .map(({ collection, key, article }) =>
        found('powerUnknown', { collection, article: article?.id ?? '' }, { of: key }),
      ),
});
