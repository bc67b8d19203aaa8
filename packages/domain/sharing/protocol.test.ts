import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  accepted,
  chooseMine,
  chooseTheirs,
  edited,
  isUnsent,
  openSharing,
  type RejectedPlan,
  received,
  refusedChange,
  type SentChange,
  type SharedVersion,
  type Sharing,
  sending,
  versionStored,
} from './protocol.ts';

const RUNS = Number(process.env.LUMITOR_RUNS ?? 1);

const FIRST: SharedVersion = { version: 1, plan: 'a' };

describe('one side of a shared project', () => {
  it("takes over others' changes if nothing changed locally", () => {
    expect(received(openSharing(FIRST), { version: 2, plan: 'b' })).toEqual(
      openSharing({ version: 2, plan: 'b' }),
    );
  });

  it('sends changes on the version seen, one at a time', () => {
    const sent = sending(edited(openSharing(FIRST), 'b'), 'one');
    expect(sent.sent).toEqual({ id: 'one', base: 1, plan: 'b' });
    expect(sending(edited(sent, 'c'), 'two').sent).toEqual({ id: 'one', base: 1, plan: 'b' });
    const answered = accepted(edited(sent, 'c'), 'one', 2);
    expect(sending(answered, 'two').sent).toEqual({ id: 'two', base: 2, plan: 'c' });
  });

  it('shows a newer version next to local changes, and sends nothing until one is chosen', () => {
    const sent = sending(edited(openSharing(FIRST), 'b'), 'one');
    const adjacent = refusedChange(sent, 'one', { version: 2, plan: 'x' });
    expect(adjacent).toMatchObject({ plan: 'b', theirs: { version: 2, plan: 'x' }, sent: null });
    expect(sending(adjacent, 'two').sent).toBeNull();
    expect(chooseTheirs(adjacent, null)).toEqual(openSharing({ version: 2, plan: 'x' }));
  });

  it('resolves a conflict in favour of the local plan, and stores the other plan as a version', () => {
    const conflict = received(edited(openSharing(FIRST), 'b'), { version: 2, plan: 'x' });
    const mine = chooseMine(conflict);
    expect(sending(mine, 'one').sent).toEqual({ id: 'one', base: 2, plan: 'b', keepsBase: true });
    expect(sending(edited(accepted(sending(mine, 'one'), 'one', 3), 'c'), 'two').sent).toEqual({
      id: 'two',
      base: 3,
      plan: 'c',
    });
  });

  it('resolves a conflict in favour of the other plan, and keeps the local one until stored as a version', () => {
    const conflict = received(edited(openSharing(FIRST), 'b'), { version: 2, plan: 'x' });
    const theirs = chooseTheirs(conflict, 'one');
    expect(theirs).toMatchObject({ plan: 'x', theirs: null, rejected: [{ id: 'one', plan: 'b' }] });
    expect(isUnsent(theirs)).toBe(true);
    expect(versionStored(received(theirs, { version: 4, plan: 'x' }), 'one')).toEqual(
      openSharing({ version: 4, plan: 'x' }),
    );
  });

  it('continues without a conflict from a later version with equal content', () => {
    const side = received(edited(openSharing(FIRST), 'b'), { version: 3, plan: 'a' });
    expect(side).toMatchObject({ plan: 'b', seen: { version: 3, plan: 'a' }, theirs: null });
  });

  it('has no conflict if both sides made the same change', () => {
    const sent = sending(edited(openSharing(FIRST), 'b'), 'one');
    expect(refusedChange(sent, 'one', { version: 2, plan: 'b' })).toEqual(
      openSharing({ version: 2, plan: 'b' }),
    );
  });

  it("learns others' later changes from the answer to a resent change", () => {
    const sent = sending(edited(openSharing(FIRST), 'b'), 'one');
    expect(accepted(sent, 'one', 2, { version: 3, plan: 'c' })).toEqual(
      openSharing({ version: 3, plan: 'c' }),
    );
    const goneOn = edited(sent, 'd');
    expect(accepted(goneOn, 'one', 2, { version: 3, plan: 'c' })).toMatchObject({
      plan: 'd',
      seen: { version: 2, plan: 'b' },
      theirs: { version: 3, plan: 'c' },
    });
  });
});

function newService() {
  const taken: { version: number; plan: string; id: string; base: number }[] = [];
  const versions: string[] = [];
  const stored = new Set<string>();
  let now = FIRST;
  return {
    taken,
    now: () => now,
    versions,
    store({ id, plan }: RejectedPlan) {
      if (stored.has(id)) return;
      stored.add(id);
      versions.push(plan);
      now = { ...now, version: now.version + 2 };
    },
    change({ id, base, plan, keepsBase }: SentChange) {
      const known = taken.find((one) => one.id === id);
      if (known)
        return {
          isTaken: true,
          version: known.version,
          newer: now.version > known.version ? now : undefined,
        };
      if (base !== now.version) return { isTaken: false, version: 0, newer: now };
      if (keepsBase) versions.push(now.plan);
      now = { version: base + 1, plan };
      taken.push({ ...now, id, base });
      return { isTaken: true, version: now.version, newer: undefined };
    },
  };
}
type Answer = ReturnType<ReturnType<typeof newService>['change']>;

type Message =
  | { to: 'service'; from: number; rejected: RejectedPlan }
  | { to: number; stored: string }
  | { to: 'service'; from: number; change: SentChange }
  | { to: number; id: string; answer: Answer }
  | { to: number; version: SharedVersion };

const EDITS = 100 * Math.max(1, RUNS);
const moves = fc.array(
  fc.record({
    who: fc.nat(1),
    does: fc.constantFrom('edit', 'edit', 'send', 'deliver', 'deliver', 'look', 'mine', 'theirs', 'copy'),
    which: fc.nat(20),
    fate: fc.constantFrom('comes', 'comes', 'comes', 'lost', 'twice'),
  }),
  { minLength: EDITS * 3, maxLength: EDITS * 4 },
);

function newPair() {
  const service = newService();
  const sides: Sharing[] = [openSharing(FIRST), openSharing(FIRST)];
  const saw = [new Set([1]), new Set([1])];
  const copies: string[] = [];
  const lost: string[] = [];
  const net: Message[] = [];
  let ids = 0;
  const side = (who: number) => sides[who] ?? openSharing(FIRST);
  const become = (who: number, next: Sharing) => {
    sides[who] = next;
    saw[who]?.add(next.seen.version);
    if (next.theirs) saw[who]?.add(next.theirs.version);
  };
  const send = (who: number) => {
    become(who, sending(side(who), `${who}-${ids++}`));
    const { sent, rejected } = side(who);
    for (const one of rejected) net.push({ to: 'service', from: who, rejected: one });
    if (sent) net.push({ to: 'service', from: who, change: sent });
  };
  const receive = (message: Message) => {
    if ('rejected' in message) {
      service.store(message.rejected);
      net.push({ to: message.from, stored: message.rejected.id });
      return;
    }
    if ('stored' in message) return become(message.to, versionStored(side(message.to), message.stored));
    if (message.to === 'service') {
      net.push({ to: message.from, id: message.change.id, answer: service.change(message.change) });
      return;
    }
    const { to } = message;
    if ('version' in message) return become(to, received(side(to), message.version));
    const { id, answer } = message;
    const { isTaken, version, newer } = answer;
    if (isTaken) become(to, accepted(side(to), id, version, newer));
    else if (newer) become(to, refusedChange(side(to), id, newer));
  };
  const choose = (who: number, choice: 'mine' | 'theirs' | 'copy') => {
    const { theirs, plan } = side(who);
    if (!theirs) return;
    if (choice !== 'mine') lost.push(plan);
    if (choice === 'copy') copies.push(plan);
    if (choice === 'mine') become(who, chooseMine(side(who)));
    else become(who, chooseTheirs(side(who), choice === 'copy' ? null : `rejected ${ids++}`));
  };
  const look = (who: number) => net.push({ to: who, version: service.now() });
  return { service, side, saw, copies, lost, net, become, send, receive, choose, look };
}

it('loses no accepted change, overwrites no unseen one, and converges on both sides', () => {
  fc.assert(
    fc.property(moves, (steps) => {
      const pair = newPair();
      const { service, side, net } = pair;
      steps.forEach(({ who, does, which, fate }, place) => {
        if (does === 'edit') {
          pair.become(who, edited(side(who), `${who}:${place}`));
        } else if (does === 'send') pair.send(who);
        else if (does === 'look') pair.look(who);
        else if (does === 'mine' || does === 'theirs' || does === 'copy') pair.choose(who, does);
        else {
          const [message] = net.splice(net.length > 0 ? which % net.length : 0, 1);
          if (!message || fate === 'lost') return;
          pair.receive(message);
          if (fate === 'twice') pair.receive(message);
        }
      });
      for (let round = 0; round < 6; round += 1)
        for (const who of [0, 1]) {
          pair.choose(who, round % 2 ? 'mine' : 'theirs');
          pair.send(who);
          pair.look(who);
          while (net.length > 0) {
            const message = net.shift();
            if (message) pair.receive(message);
          }
        }
      const last = service.now();
      for (const who of [0, 1]) expect(side(who)).toEqual(openSharing(last));
      expect([0, 1].some((who) => isUnsent(side(who)))).toBe(false);
      for (const plan of pair.lost) expect([...service.versions, ...pair.copies]).toContain(plan);
      service.taken.forEach(({ version, base, id }, place) => {
        expect(version).toBe(base + 1);
        expect(base).toBeGreaterThan(service.taken[place - 1]?.base ?? 0);
        expect(pair.saw[Number(id[0])]?.has(base)).toBe(true);
      });
    }),
    { numRuns: 20 },
  );
});
