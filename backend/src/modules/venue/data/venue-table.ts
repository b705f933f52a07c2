import { EVENT_VENUES } from './venues-events.ts';
import { HERITAGE_VENUES } from './venues-heritage.ts';
import { PARK_VENUES } from './venues-parks.ts';
import { WILDLIFE_VENUES } from './venues-wildlife.ts';
import { venueOf } from './venue-row.ts';

/** Every attraction and event that is on sale. */
export const VENUES = [...HERITAGE_VENUES, ...PARK_VENUES, ...WILDLIFE_VENUES, ...EVENT_VENUES].map(venueOf);
