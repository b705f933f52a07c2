import type { Translated } from '../translated.ts';
import type { PostSeed } from './post-seed.ts';
import { CALENDAR_POSTS } from './posts-calendar.ts';
import { FAMILY_POSTS } from './posts-families.ts';
import { PLACE_POSTS } from './posts-places.ts';
import { PRACTICAL_POSTS } from './posts-practical.ts';
import { ROUTE_POSTS } from './posts-routes.ts';
import { SEASON_POSTS } from './posts-seasons.ts';
import { TOWN_POSTS } from './posts-towns.ts';
import { TRAIN_POSTS } from './posts-trains.ts';
import { both } from './words.ts';

export const BLOG_CATEGORIES: readonly { readonly slug: string; readonly name: Translated }[] = [
  { slug: 'routes', name: both('Routes', 'Rute') },
  { slug: 'towns', name: both('Towns', 'Kota') },
  { slug: 'food', name: both('Food', 'Kuliner') },
  { slug: 'practical', name: both('Practical', 'Praktis') },
  { slug: 'calendar', name: both('Calendar', 'Kalender') },
  { slug: 'promo', name: both('Promo', 'Promo') },
];

/** In the order in which editors want them seen. */
export const POSTS: readonly PostSeed[] = [
  ...ROUTE_POSTS,
  ...CALENDAR_POSTS,
  ...TOWN_POSTS,
  ...TRAIN_POSTS,
  ...PLACE_POSTS,
  ...FAMILY_POSTS,
  ...PRACTICAL_POSTS,
  ...SEASON_POSTS,
];
