import { describe, expect, it } from 'vitest';
import { type EmailFilter, emailQuery, NO_REFLINK } from './emailFilter.ts';

const asked = (filter: EmailFilter) => [...emailQuery(filter)].map(([name, value]) => `${name}=${value}`);

describe('the filter of e-mails', () => {
  it('asks for everything where nothing is filled in', () => {
    expect(asked({})).toEqual([]);
    expect(asked({ search: '  ' })).toEqual([]);
  });

  it('searches them by how they begin, in their order', () => {
    expect(asked({ search: ' anna ' })).toEqual(['prefix=email:anna', 'orderBy=email']);
  });

  it('finds what came by a reflink, and what came by none', () => {
    expect(asked({ reflinkId: 'k3' })).toEqual(['where=refData.reflinkId:k3']);
    expect(asked({ reflinkId: NO_REFLINK })).toEqual(['where=refData.reflinkId:']);
  });

  it('takes both days whole, from midnight to midnight of this calendar', () => {
    expect(asked({ since: '2026-11-01', until: '2026-11-30' })).toEqual([
      `from=${new Date(2026, 10, 1).toISOString()}`,
      `to=${new Date(2026, 11, 1).toISOString()}`,
    ]);
  });

  it('leaves out a day that is half typed', () => {
    expect(asked({ since: '2026-11', until: '' })).toEqual([]);
  });
});
