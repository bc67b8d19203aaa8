import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { deviceName, drawnDevices } from '../kinds/devices.ts';
import { loadedPlan } from '../testing/arbitraryPlan.ts';
import { arbitraryWires, drawnDxf, wiredBy } from '../testing/drawnDxf.ts';
import { EVERYTHING } from '../testing/everything.ts';

const FILES = Number(process.env.LUMITOR_RUNS ?? 4);

const WITHOUT_EZDXF = existsSync('/usr/bin/ezdxf') ? '' : ' (skipped: ezdxf is not installed)';

/** Independent DXF reader (ezdxf). */
const READER = `
import json, sys
from ezdxf import recover
for name in sys.argv[1:]:
    doc, first = recover.readfile(name)
    second = doc.audit()
    model = doc.modelspace()
    inserts = [i for i in model.query('INSERT')]
    print(json.dumps({
        'faults': [str(e.message) for a in (first, second) for e in a.errors + a.fixes],
        'numbers': sorted(a.dxf.text for i in inserts for a in i.attribs if a.dxf.tag == 'NUMBER'),
        'words': sorted({a.dxf.text for i in inserts for a in i.attribs if a.dxf.tag in ('ARTICLE', 'GROUP')}),
        'undefined': [i.dxf.name for i in inserts if i.block() is None or any(i.block() and not i.block().query('ATTDEF[tag=="%s"]' % a.dxf.tag) for a in i.attribs)],
        'dimensions': [[d.dimtype & 7, d.dxf.actual_measurement, float(d.get_measurement() if d.dimtype & 7 != 6 else abs(d.get_measurement()))] for d in model.query('DIMENSION')],
        'arcs': [d.dxf.actual_measurement for d in model.query('ARC_DIMENSION')],
        'empty': [d.dxf.geometry for d in model.query('DIMENSION ARC_DIMENSION') if len(list(d.virtual_entities())) < 2],
        'hatches': len([e for e in doc.entitydb.values() if e.dxftype() in ('HATCH', 'SOLID', 'MPOLYGON')]),
        'layouts': doc.layout_names_in_taborder(),
        'windows': [len(doc.layout(n).query('VIEWPORT')) for n in doc.layout_names_in_taborder()[1:]],
    }))
`;

const readSchema = v.object({
  faults: v.array(v.string()),
  numbers: v.array(v.string()),
  words: v.array(v.string()),
  undefined: v.array(v.string()),
  dimensions: v.array(v.tuple([v.number(), v.number(), v.number()])),
  arcs: v.array(v.number()),
  empty: v.array(v.string()),
  hatches: v.number(),
  layouts: v.array(v.string()),
  windows: v.array(v.number()),
});

it.skipIf(WITHOUT_EZDXF)(
  `is read by other programs as intended, with nothing to repair${WITHOUT_EZDXF}`,
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'lumitor-dxf-'));
    try {
      const random = fc
        .sample(fc.tuple(loadedPlan, arbitraryWires), FILES)
        .map(([plan, wished]) => wiredBy(plan, wished));
      const all = [EVERYTHING, ...random].map((plan, index) => {
        const drawn = drawnDxf(plan);
        const file = join(folder, `${index}.dxf`);
        writeFileSync(file, drawn.dxf);
        const { zones = [], gateways = [] } = drawn.installation ?? {};
        return { ...drawn, file, devices: drawnDevices({ ...plan, zones, gateways }) };
      });
      const { stdout, stderr } = spawnSync(
        '/usr/bin/python3',
        ['-c', READER, ...all.map(({ file }) => file)],
        {
          encoding: 'utf8',
          maxBuffer: 1 << 28,
        },
      );
      const read = stdout
        .trim()
        .split('\n')
        .map((line) => v.parse(readSchema, JSON.parse(line)));
      expect([read.length, stderr]).toEqual([all.length, '']);
      for (const [index, { pieces, installation, devices }] of all.entries()) {
        const one = read[index];
        expect(one).toMatchObject({ faults: [], undefined: [], empty: [], hatches: 0 });
        const names = [
          ...pieces.map(({ number }) => `L${number}`),
          ...(installation?.feeds ?? []).map(({ number }) => `F${number}`),
          ...devices.map(deviceName),
        ];
        expect(one?.numbers.filter((name) => !name.startsWith('Z'))).toEqual(names.toSorted());
        expect(one?.layouts.slice(0, 2)).toEqual(['Model', 'Arkusz 1']);
        expect(one?.windows).toEqual(one?.windows.toSorted((a, b) => b - a));
        expect(new Set(one?.windows)).toEqual(new Set([2, 1]));
        for (const [kind, reported, found] of one?.dimensions ?? [])
          expect(kind === 5 ? (reported * 180) / Math.PI : reported).toBeCloseTo(found, 2);
      }
      expect(read[0]?.words).toEqual(
        expect.arrayContaining(['Opal 120 cm 32 W', 'Downlight Ösel', '0 Łąka']),
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);
