import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ACCOUNT_ROLES, AREAS, accountRole, includes, may, roleNamed, roleOf, ticksOf } from './roles.ts';

const ticks = fc.dictionary(fc.constantFrom(...AREAS), fc.constantFrom('read' as const, 'write' as const));

describe('permissions of an account (D63)', () => {
  it('are stored and read back unchanged, and those of a built-in set under its name', () => {
    for (const role of ACCOUNT_ROLES) expect(roleOf(ticksOf(role))).toBe(role);
    fc.assert(
      fc.property(ticks, (own) => {
        const role = roleOf(own);
        expect(roleNamed(role)).toBe(role);
        expect(v.parse(accountRole, role)).toBe(role);
        expect(roleOf(ticksOf(role))).toBe(role);
        for (const area of AREAS) if (own[area]) expect(may(role, area, own[area])).toBe(true);
      }),
    );
  });

  it('include the pages that they need', () => {
    const role = roleOf({ offers: 'write' });
    expect(ticksOf(role)).toEqual({ offers: 'write', sales: 'read' });
  });

  it('are the least if unreadable', () => {
    expect(roleNamed('ticks:moon.write')).toBe('viewer');
    expect(roleNamed('queen')).toBe('viewer');
    expect(v.is(accountRole, 'ticks:moon.write')).toBe(false);
    expect(v.is(accountRole, 'ticks:people.own')).toBe(false);
  });

  it('are granted only by their holders, and the owner set only by owners', () => {
    expect(includes('owner', 'owner')).toBe(true);
    const all = roleOf({ ...ticksOf('owner'), api: 'read' });
    expect(includes(all, 'sales')).toBe(true);
    expect(includes(all, 'owner')).toBe(false);
    expect(includes(roleOf({ people: 'write' }), 'viewer')).toBe(false);
  });
});
