import { madeFor, madeOnly } from '@lumitor/domain/quote/madeFor';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { articleFormValues, storedArticleFields } from './formValues.ts';

describe('form values', () => {
  it('have every field of the collection, and a text per language', () => {
    const values = articleFormValues('accessories', { title: 'Zaślepka', translation: { FR: 'Embout' } }, [
      'PL',
      'EN',
      'DE',
    ]);
    expect(values).toMatchObject({
      title: 'Zaślepka',
      titleEn: '',
      active: false,
      price: 0,
      translation: { DE: '', FR: 'Embout' },
    });
  });

  it('omit fields that the data service generates', () => {
    expect(articleFormValues('accessories', { title: 'Zaślepka', base64: 'data:' }, [])).not.toHaveProperty(
      'base64',
    );
  });

  it('are stored without empty texts', () => {
    const values = articleFormValues('systems', { title: 'DALI', type: 'dali' }, ['PL', 'DE', 'FR']);
    const filled = { ...values, translationDescription: { DE: 'Steuerung', FR: '' } };
    expect(storedArticleFields('systems', filled)).toMatchObject({
      translationDescription: { DE: 'Steuerung' },
    });
  });

  it('separate the protocols of a luminaire from its prices, and store zeros for the rest (D23)', () => {
    const lamp = (prices: object) => ({ title: 'Reflektor', type: 'spot', ...prices });
    const priceEuro = { onOff: 0, dali: 12, zigbee: 0 };
    const values = articleFormValues(
      'bindings',
      lamp({ price: { onOff: 50, dali: 50, zigbee: 0 }, priceEuro }),
      [],
    );
    expect(values).toMatchObject({ madeFor: ['onOff', 'dali'], price: 50, priceEuro });
    expect(storedArticleFields('bindings', values)).toMatchObject({
      price: { onOff: 50, dali: 50, zigbee: 0 },
      priceEuro,
    });
    const zigbeeOnly = storedArticleFields('bindings', { ...values, madeFor: ['zigbee'], priceEuro: 11 });
    expect(zigbeeOnly).toMatchObject({
      price: { onOff: 0, dali: 0, zigbee: 50 },
      priceEuro: { onOff: 0, dali: 0, zigbee: 11 },
    });
    expect(zigbeeOnly).not.toHaveProperty('madeFor');
  });

  it('are stored unchanged for an untouched luminaire', () => {
    const amount = fc.constantFrom(0, 10, 12.5);
    const three = fc.record({ onOff: amount, dali: amount, zigbee: amount });
    fc.assert(
      fc.property(fc.oneof(amount, three), amount, (price, euro) => {
        const priceEuro = madeOnly(euro, madeFor(price));
        const lamp = { title: 'Reflektor', type: 'spot', price, priceEuro };
        expect(storedArticleFields('bindings', articleFormValues('bindings', lamp, []))).toMatchObject(lamp);
      }),
    );
  });
});
