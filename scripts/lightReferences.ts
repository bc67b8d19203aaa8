import { writeReferences } from './light-cases/scenes/references.ts';
import { COMPARED_SCENES } from './light-cases/scenes/rooms.ts';

writeReferences(COMPARED_SCENES, console.log);
