import { describe, expect, it } from 'vitest';
import { formValues, storedFields } from './formValues.ts';

describe('the values of a form', () => {
  it('have every field of the collection, and a text for each language', () => {
    const values = formValues('accessories', { title: 'Zaślepka', translation: { FR: 'Embout' } }, [
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

  it('leave out what the data service makes itself', () => {
    expect(formValues('accessories', { title: 'Zaślepka', base64: 'data:' }, [])).not.toHaveProperty(
      'base64',
    );
  });

  it('are stored without empty texts', () => {
    const values = formValues('systems', { title: 'DALI', type: 'dali' }, ['PL', 'DE', 'FR']);
    const filled = { ...values, translationDescription: { DE: 'Steuerung', FR: '' } };
    expect(storedFields('systems', filled)).toMatchObject({ translationDescription: { DE: 'Steuerung' } });
  });
});
