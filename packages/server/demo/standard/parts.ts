import { DEFAULT_PART_TABLES } from '@lumitor/domain/parts/defaultPartTable';
import { partsOf } from '../part.ts';
import { RECESSED, SURFACE, SUSPENDED } from '../pictures/rail/profile.ts';

export const parts = partsOf({
  collection: 'accessories',
  table: DEFAULT_PART_TABLES.standard,
  families: [
    { mounting: 'surface', profile: SURFACE, priceFactor: 1 },
    { mounting: 'suspended', profile: SUSPENDED, priceFactor: 1.1 },
    { mounting: 'recessed', profile: RECESSED, priceFactor: 1.2 },
  ],
  name: '',
});
