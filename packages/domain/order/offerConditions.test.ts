import { describe, expect, it } from 'vitest';
import { UNSET } from '../settings/settings.ts';
import { inLanguage, shopConditions } from './offerConditions.ts';
import { NO_EXTRAS } from './offerTerms.ts';

const shop = {
  conditions: {
    delivery: { PL: '3 tygodnie', EN: '3 weeks' },
    payment: { PL: '14 dni' },
    warranty: {},
  },
};

describe('conditions of a new offer (D76a)', () => {
  it('are those of the shop in the language of the offer, else in one that it has', () => {
    expect(shopConditions(shop, 'PL')).toEqual({ delivery: '3 tygodnie', payment: '14 dni', warranty: '' });
    expect(shopConditions(shop, 'DE')).toEqual({ delivery: '3 weeks', payment: '14 dni', warranty: '' });
    expect(shopConditions(UNSET.documents, 'PL')).toEqual(NO_EXTRAS.conditions);
    expect(shopConditions({}, 'PL')).toEqual(NO_EXTRAS.conditions);
  });

  it('follow the language of the offer unless they were edited', () => {
    const conditions = { delivery: '3 tygodnie', payment: 'przedpłata', warranty: '' };
    expect(inLanguage({ language: 'PL', conditions }, 'EN', shop)).toEqual({
      language: 'EN',
      conditions: { delivery: '3 weeks', payment: 'przedpłata', warranty: '' },
    });
  });
});
