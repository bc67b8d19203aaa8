import { CORNERS } from './corners.ts';
import { DIRECT } from './direct.ts';
import { FACTORS } from './factors.ts';
import { GLARE } from './glare.ts';
import type { LightCaseGroup } from './lightCase.ts';
import { REFLECTED } from './reflected.ts';

export const LIGHT_CASES: readonly LightCaseGroup[] = [DIRECT, REFLECTED, FACTORS, CORNERS, GLARE];
