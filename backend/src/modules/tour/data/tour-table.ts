import { CULTURE_TOURS } from './tours-culture.ts';
import { GROUP_TOURS } from './tours-groups.ts';
import { ISLAND_TOURS } from './tours-islands.ts';
import { JAVA_MOUNTAINS } from './tours-java-mountains.ts';
import { NEIGHBOUR_TOURS } from './tours-neighbours.ts';
import { EAST_ASIA_TOURS } from './tours-east-asia.ts';
import { WEST_TOURS } from './tours-west.ts';
import { WILD_TOURS } from './tours-wild.ts';

/** Every tour that is on sale. */
export const TOURS = [
  ...JAVA_MOUNTAINS,
  ...CULTURE_TOURS,
  ...ISLAND_TOURS,
  ...WILD_TOURS,
  ...NEIGHBOUR_TOURS,
  ...EAST_ASIA_TOURS,
  ...WEST_TOURS,
  ...GROUP_TOURS,
];
