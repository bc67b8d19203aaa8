import type { PartTable, Role } from '@lumitor/domain/catalogue/partTable';
import type { DemoArticle } from './article.ts';
import { colouredAs, euro, inBothColours, titled } from './article.ts';
import { FAMILY_WORDS, type Mounting, ROLE_WORDS } from './partWords.ts';
import type { Colour } from './pictures/kit/finish.ts';
import { bentRail100, bentRail200 } from './pictures/rail/bentRail.ts';
import { angleConnector, straightConnector, tConnector } from './pictures/rail/connector.ts';
import { endCap } from './pictures/rail/endCap.ts';
import { feed } from './pictures/rail/feed.ts';
import { isolatingJoint } from './pictures/rail/isolatingJoint.ts';
import { recessedMounting, surfaceMounting, suspendedMounting } from './pictures/rail/mountingSet.ts';
import { powerExtra } from './pictures/rail/powerExtra.ts';
import type { Profile } from './pictures/rail/profile.ts';

type Draw = (profile: Profile, colour: Colour) => string;

const MOUNTING_SETS: Record<Mounting, Draw> = {
  surface: surfaceMounting,
  suspended: suspendedMounting,
  recessed: recessedMounting,
};

const DRAWN: Record<Exclude<Role, 'mountingSet'>, Draw> = {
  endCap,
  straightConnector,
  angleConnector,
  tConnector,
  bentRail100,
  bentRail200,
  feed,
  isolatingJoint,
  powerExtra,
};

/** Złoty for a part of a surface rail of the larger line. */
const PRICES: Record<Role, number> = {
  endCap: 18,
  straightConnector: 39,
  angleConnector: 59,
  tConnector: 79,
  bentRail100: 329,
  bentRail200: 549,
  feed: 89,
  mountingSet: 24,
  isolatingJoint: 69,
  powerExtra: 119,
};

interface DrawnFamily {
  mounting: Mounting;
  profile: Profile;
  /** What its parts cost, as a part of those of a surface rail. */
  priceFactor: number;
}

interface Line {
  collection: 'accessories' | 'microAccessories';
  table: PartTable;
  /** In the order of the table. */
  families: readonly DrawnFamily[];
  /** Follows the noun in every title. */
  name: string;
}

/** Every article that the part rules may ask for: each role, rail family and colour (D19). */
export const partsOf = ({ collection, table, families, name }: Line): DemoArticle[] =>
  families.flatMap(({ mounting, profile, priceFactor }, index) =>
    Object.entries(table.families[index]?.parts ?? {}).flatMap(([key, codes]) => {
      const role = key as Role;
      const draw = role === 'mountingSet' ? MOUNTING_SETS[mounting] : DRAWN[role];
      const { noun, gender, after = '', english, german } = ROLE_WORDS[role];
      const family = FAMILY_WORDS[mounting];
      const price = Math.round(PRICES[role] * priceFactor);
      const titles = titled(
        `${noun}${name} ${family[gender]}${after}`,
        `${english}${name}, ${family.english}`,
        `${german}${name}, ${family.german}`,
      );
      return inBothColours((colour) => ({
        collection,
        fields: {
          ...titles,
          ...colouredAs(colour),
          type: role,
          price,
          priceEuro: euro(price),
          description: codes[colour],
        },
        picture: draw(profile, colour),
      }));
    }),
  );
