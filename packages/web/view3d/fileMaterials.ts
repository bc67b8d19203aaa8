import { Color, DoubleSide, FrontSide, Mesh, MeshStandardMaterial, type Object3D } from 'three';

interface Look {
  name: string;
  color: string;
  roughness: number;
  metalness?: number;
  emissive?: string;
  opacity?: number;
  /** Rendered from both sides, because it is a single face. */
  isThin?: boolean;
}

/** Materials of a plan in files (D75a): anodised aluminium, white paint, and the rest. */
const LOOKS = {
  blackRail: { name: 'Aluminium, anodised black', color: '#1c1c1d', roughness: 0.42, metalness: 0.85 },
  whiteRail: { name: 'Aluminium, painted white', color: '#f1f0ec', roughness: 0.5 },
  wire: { name: 'Steel wire', color: '#a9abad', roughness: 0.35, metalness: 1 },
  body: { name: 'Luminaire body', color: '#232324', roughness: 0.55, metalness: 0.2 },
  whiteBody: { name: 'Luminaire body, white', color: '#f1f0ec', roughness: 0.55 },
  light: { name: 'Luminaire light', color: '#000000', roughness: 1, emissive: '#fff3dd' },
  device: { name: 'Device housing', color: '#d9d9d6', roughness: 0.6 },
  wall: { name: 'Wall', color: '#eeece7', roughness: 0.95, isThin: true },
  floor: { name: 'Floor', color: '#bdb6aa', roughness: 0.8, isThin: true },
  ceiling: { name: 'Ceiling', color: '#f6f5f2', roughness: 0.95, isThin: true },
  door: { name: 'Door', color: '#9b8468', roughness: 0.7, isThin: true },
  glass: { name: 'Glass', color: '#dbe8ea', roughness: 0.05, opacity: 0.25, isThin: true },
} as const satisfies Record<string, Look>;
export type MadeOf = keyof typeof LOOKS;

/** Rails count as white from this lightness. */
const WHITE = 0.5;

export class FileMaterials {
  readonly #known = new Map<string, MeshStandardMaterial>();
  readonly #rail: MadeOf;

  constructor(rail: string) {
    this.#rail = new Color(rail).getHSL({ h: 0, s: 0, l: 0 }).l > WHITE ? 'whiteRail' : 'blackRail';
  }

  #once(name: string, make: () => MeshStandardMaterial): MeshStandardMaterial {
    const material = this.#known.get(name) ?? Object.assign(make(), { name });
    this.#known.set(name, material);
    return material;
  }

  of(madeOf: MadeOf): MeshStandardMaterial {
    const { name, opacity = 1, isThin = false, ...look }: Look = LOOKS[madeOf];
    const side = isThin ? DoubleSide : FrontSide;
    return this.#once(
      name,
      () => new MeshStandardMaterial({ ...look, opacity, transparent: opacity < 1, side }),
    );
  }

  #inStead(before: MeshStandardMaterial): MeshStandardMaterial {
    const { name, color } = before;
    if (name === 'rail') return this.of(this.#rail);
    if (name === 'wire' || name === 'body' || name === 'whiteBody' || name === 'light' || name === 'device')
      return this.of(name);
    // Solids have their own reflectance.
    const own = color.clone();
    return this.#once(
      `Furniture #${own.getHexString()}`,
      () => new MeshStandardMaterial({ color: own, roughness: 0.9 }),
    );
  }

  /** Replaces the screen materials, whose colours follow the theme. */
  dress(object: Object3D): void {
    object.traverse((one) => {
      if (!(one instanceof Mesh) || !(one.material instanceof MeshStandardMaterial)) return;
      const { material } = one;
      one.material = this.#inStead(material);
      if (one.material !== material) material.dispose();
    });
  }
}
