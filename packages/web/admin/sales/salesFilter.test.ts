import { describe, expect, it } from 'vitest';
import { NO_REFLINK, type SalesCollection, type SalesFilter, salesQueries } from './salesFilter.ts';

const asked = (collection: SalesCollection, filter: SalesFilter) =>
  salesQueries(collection, filter).map((query) => [...query].map(([name, value]) => `${name}=${value}`));

describe('the filter of e-mails and orders', () => {
  it('asks for everything where nothing is filled in', () => {
    expect(asked('emails', {})).toEqual([[]]);
    expect(asked('reflinksdownload', { search: '  ' })).toEqual([[]]);
  });

  it('searches e-mails by how they begin, in their order', () => {
    expect(asked('emails', { search: ' anna ' })).toEqual([['prefix=email:anna', 'orderBy=email']]);
  });

  it('searches orders by number and by e-mail, until it can only be an e-mail', () => {
    expect(asked('reflinksdownload', { search: 'anna' })).toEqual([
      ['prefix=id:anna'],
      ['prefix=data.email:anna'],
    ]);
    expect(asked('reflinksdownload', { search: 'anna@' })).toEqual([['prefix=data.email:anna@']]);
  });

  it('finds what came by a reflink, and what came by none', () => {
    expect(asked('emails', { reflinkId: 'k3' })).toEqual([['where=refData.reflinkId:k3']]);
    expect(asked('reflinksdownload', { reflinkId: NO_REFLINK })).toEqual([['where=parent:']]);
  });

  it('narrows every query of a search', () => {
    expect(asked('reflinksdownload', { search: 'ann', isExceeded: true, reflinkId: 'k3' })).toEqual([
      ['where=parent:k3', 'where=data.powerExceeded:true', 'prefix=id:ann'],
      ['where=parent:k3', 'where=data.powerExceeded:true', 'prefix=data.email:ann'],
    ]);
  });

  it('takes both days whole, from midnight to midnight of this calendar', () => {
    expect(asked('emails', { since: '2026-11-01', until: '2026-11-30' })).toEqual([
      [`from=${new Date(2026, 10, 1).toISOString()}`, `to=${new Date(2026, 11, 1).toISOString()}`],
    ]);
  });

  it('leaves out a day that is half typed', () => {
    expect(asked('emails', { since: '2026-11', until: '' })).toEqual([[]]);
  });
});
