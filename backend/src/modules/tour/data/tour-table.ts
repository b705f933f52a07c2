import { CULTURE_TOURS } from './tours-culture.ts';
import { GROUP_TOURS } from './tours-groups.ts';
import { ISLAND_TOURS } from './tours-islands.ts';
import { JAVA_MOUNTAINS } from './tours-java-mountains.ts';
import { TOURS_ABROAD } from './tours-abroad.ts';
import { WILD_TOURS } from './tours-wild.ts';

/** Every tour that is on sale. */
export const TOURS = [
  ...JAVA_MOUNTAINS,
  ...CULTURE_TOURS,
  ...ISLAND_TOURS,
  ...WILD_TOURS,
  ...TOURS_ABROAD,
  ...GROUP_TOURS,
];
