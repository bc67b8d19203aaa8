import { expect, it } from 'vitest';
import { orderIfc } from '../../ifc/orderIfc.ts';
import type { Installation } from '../../installation/installation.ts';
import { orderCommissioning } from '../../lists/commissioning.ts';
import { factsOf } from '../../lists/facts.ts';
import { mountingList } from '../../lists/mountingList.ts';
import { orderInstallation } from '../../order/orderInstallation.ts';
import { revisionChanges } from '../../order/revisionChanges.ts';
import { applyEdit } from '../../plan/editPlan.ts';
import type { Plan } from '../../plan/plan.ts';
import { cableTable } from '../../sheets/cableTable.ts';
import { circuitNotes } from '../../sheets/circuitNotes.ts';
import { drawnDxf } from '../../testing/drawnDxf.ts';
import { EVERYTHING } from '../../testing/everything.ts';
import { sampleOrder, sampleTranslate } from '../../testing/sampleOrder.ts';

const [control] = EVERYTHING.wallControls;
if (!control) throw new Error('The plan has no wall control');
const night = { number: 3, name: 'Noc', isForWork: false, hours: null, groups: {}, luminaires: {} };
const plan: Plan = {
  ...EVERYTHING,
  placements: [],
  dimming: { ...EVERYTHING.dimming, scenes: [night] },
  wallControls: [
    { ...control, scenes: [3] },
    { ...control, id: 'q', label: '', x: 480, groups: [] },
  ],
};
const page = sampleOrder(plan);
const installation = orderInstallation(page) as Installation;
const t = sampleTranslate('EN');
const tabled = { page, rows: [], luminaires: [], installation, light: null, language: 'EN', t };
const RECALLS = 'Groups: 0 Łąka; Scenes: 3 Noc';

it('is mounted with its label, its recalls and its position, after the gateways', () => {
  const groups = mountingList({ page, installation, language: 'EN', t });
  const items = groups.find(({ key }) => key === 'supplies')?.items ?? [];
  expect(items.slice(-3).map(({ key, title, details }) => [key, title, details])).toMatchObject([
    ['G1', expect.any(String), expect.any(Array)],
    ['P1', 'wall control', ['Wejście', RECALLS, 'x 410, y 550, height 110\u00a0cm']],
    ['P2', 'wall control', ['x 780, y 550, height 110\u00a0cm']],
  ]);
});

it('has a bus cable from the nearest gateway, as long as proposed, numbered after those to feeds', () => {
  const rows = cableTable(tabled)?.rows.filter(([, , to]) => to?.startsWith('P')) ?? [];
  expect(rows.map((row) => [...row.slice(0, 6), row.at(-1)])).toEqual([
    ['D3', 'G1\u00a0DA+/DA−', 'P1\u00a0DA+/DA−', '2\u00a0×\u00a01.5', '9.0\u00a0m', 'DALI', 'Wejście'],
    ['D4', 'G1\u00a0DA+/DA−', 'P2\u00a0DA+/DA−', '2\u00a0×\u00a01.5', '4.9\u00a0m', 'DALI', 'wall control'],
  ]);
  const [cables] = mountingList({ page, installation, language: 'EN', t }).filter(
    ({ key }) => key === 'cables',
  );
  expect(cables?.items.filter(({ key }) => ['D3', 'D4'].includes(key)).map(({ ends }) => ends)).toEqual([
    ['G1', 'P1'],
    ['G1', 'P2'],
  ]);
});

it('has no counted bus current, which the circuit sheet says; without controls it says nothing', () => {
  const notes = (of: typeof tabled) =>
    circuitNotes(of, 180)
      ?.rows.map(([, text]) => text)
      .join(' ');
  expect(notes(tabled)).toContain('Bus current and addresses of P1, P2 are not counted');
  const without = sampleOrder({ ...plan, wallControls: [] });
  expect(notes({ ...tabled, page: without })).not.toContain('are not counted');
  expect(orderInstallation(without)?.buses).toEqual(installation.buses);
});

it('is commissioned with the groups and scenes that it recalls', () => {
  const rows = orderCommissioning(page, installation, 'EN', t).slice(-2);
  expect(rows).toEqual([
    ['', '', 'P1', '', 'Wejście', '0 Łąka', 'recalled', ''],
    ['', '', 'P2', '', 'wall control', '', '', ''],
  ]);
});

it('is a fact of the order, with its position', () => {
  const facts = new Map(factsOf(page, 'EN', t).map(({ name, value }) => [name, value]));
  expect(facts.get('wallControls')).toBe(`P1 Wejście (${RECALLS}); P2`);
  expect(facts.get('devicePlaces')).toContain('P1 x 410, y 550, height 110\u00a0cm; P2 x 780');
});

it('is a keypad on the bus of the building model, with label and recalls', () => {
  const ifc = orderIfc(page, installation, 'EN', t);
  expect(ifc.match(/IFCSWITCHINGDEVICE\([^;]*/g)).toEqual([
    expect.stringMatching(/'P1','Wej\\X2\\015B\\X0\\cie',.*'P1',\.KEYPAD\.\)$/),
    expect.stringMatching(/'P2','wall control',.*'P2',\.KEYPAD\.\)$/),
  ]);
  expect(ifc).toContain('Lumitor_WallControl');
  expect(orderIfc(sampleOrder({ ...plan, wallControls: [] }), installation, 'EN', t)).not.toContain(
    'SWITCHINGDEVICE',
  );
});

it('is a block with label and recalls on a layer of its own in the DXF', () => {
  const { dxf } = drawnDxf(plan, 'EN');
  for (const words of ['LUMITOR-WALLCONTROL', 'E-Wall controls', 'Wejście', RECALLS])
    expect(dxf).toContain(words);
});

it('moves with the sheet when the first rail moves, and a revision says that devices moved', () => {
  const after = applyEdit(plan, { kind: 'moveIsland', stepId: 's0', by: { x: 30, y: -40 } }).plan as Plan;
  expect(after.wallControls.map(({ x, y }) => [x, y])).toEqual([
    [80, 440],
    [450, 440],
  ]);
  const moved = sampleOrder({ ...plan, wallControls: [{ ...control, x: 300 }] });
  expect(revisionChanges(page, moved)).toContainEqual({ kind: 'devicePlaces' });
});
