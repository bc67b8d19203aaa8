import { DEFAULT_PART_TABLES } from '@lumitor/domain/parts/defaultPartTable';
import { partsOf } from '../part.ts';
import { MICRO_RECESSED, MICRO_SURFACE } from '../pictures/rail/profile.ts';

export const parts = partsOf({
  collection: 'microAccessories',
  table: DEFAULT_PART_TABLES.micro,
  families: [
    { mounting: 'surface', profile: MICRO_SURFACE, priceFactor: 0.85 },
    { mounting: 'recessed', profile: MICRO_RECESSED, priceFactor: 1 },
  ],
  name: ' Micro',
});
