import { describe, expect, it } from 'vitest';
import { aspectsOf, changedFields, differingAspects, withAspect } from './aspects.ts';

const keys = (aspects: { key: string }[]) => aspects.map(({ key }) => key);

describe('the aspects of an article', () => {
  it('are its fields in order, with one aspect per language of a text', () => {
    expect(keys(aspectsOf('accessories', ['PL', 'EN', 'DE']))).toEqual([
      'title',
      'titleEn',
      'translation.DE',
      'active',
      'type',
      'price',
      'priceEuro',
      'img',
      'pictures',
      'ean',
      'leadDays',
      'description',
      'quantity',
      'colour',
      'length',
    ]);
  });

  it('combine both colour flags', () => {
    const [colour] = aspectsOf('accessories', []).filter(({ key }) => key === 'colour');
    expect(colour?.paths).toEqual(['isBlack', 'isWhite']);
  });
});

describe('two states of an article', () => {
  const stored = { title: 'Nero', type: 'spotlight', price: 10, translation: { DE: 'Nero' } };

  it('differ if a displayed value differs', () => {
    const other = { ...stored, price: { onOff: 10, dali: 12, zigbee: 0 }, translation: { DE: 'Nero 2' } };
    expect(keys(differingAspects('bindings', stored, other))).toEqual(['translation.DE', 'price']);
  });

  it('are equal if a field is absent in one and default in the other', () => {
    const whole = {
      ...stored,
      titleEn: '',
      isBlack: false,
      quantity: 0,
      translation: { DE: 'Nero', FR: '' },
    };
    expect(differingAspects('bindings', stored, whole)).toEqual([]);
  });

  it('are equal for any order of stored amounts', () => {
    const one = { ...stored, priceEuro: { dali: 1, zigbee: 2, onOff: 3 } };
    const other = { ...stored, priceEuro: { onOff: 3, zigbee: 2, dali: 1 } };
    expect(differingAspects('bindings', one, other)).toEqual([]);
  });

  it('do not differ in the generated picture', () => {
    expect(differingAspects('bindings', stored, { ...stored, base64: 'data:image/webp;base64,AA' })).toEqual(
      [],
    );
  });
});

describe('an aspect', () => {
  it('is copied from another document, with all else unchanged', () => {
    const [german] = aspectsOf('accessories', ['DE']).filter(({ key }) => key === 'translation.DE');
    const fields = { title: 'Zaślepka', translation: { FR: 'Embout' } };
    expect(withAspect(fields, german as never, { translation: { DE: 'Endkappe' } })).toEqual({
      title: 'Zaślepka',
      translation: { FR: 'Embout', DE: 'Endkappe' },
    });
  });
});

describe('the changed fields', () => {
  it('are whole stored fields, and only changed ones', () => {
    const before = {
      title: 'Nero',
      type: 'spotlight',
      isBlack: true,
      translation: { DE: 'Nero', FR: 'Noir' },
    };
    const after = { ...before, isBlack: false, translation: { DE: 'Nero 2', FR: 'Noir' } };
    expect(changedFields('bindings', before, after)).toEqual({
      translation: { DE: 'Nero 2', FR: 'Noir' },
      isBlack: false,
      isWhite: false,
    });
  });
});
