/** Every key in local and session storage begins with it (spec section 9). */
export const STORAGE_PREFIX = 'aerowisata_';
/** Prefix of cookies that belong to signing in. */
export const AUTH_COOKIE_PREFIX = 'auth.';
/** Prefix of the token's own name. */
export const TOKEN_PREFIX = '_token';
/** Cookie that carries the access token. */
export const AUTH_COOKIE = `${AUTH_COOKIE_PREFIX}${TOKEN_PREFIX}.local`;
/** Local storage key that carries the access token beside the cookie (spec section 4, Auth). */
export const AUTH_STORAGE_KEY = `${STORAGE_PREFIX}${TOKEN_PREFIX}.local`;

/** What is remembered, by area of the browser: `local` outlives the tab, `session` does not. */
export const STORED_NAMES = {
  local: [
    'recent_airports',
    'recent_stations',
    'recent_hotel_places',
    'recent_venue_places',
    'recent_searches',
    'hotel_sort',
    'venue_place',
    'saved_hotel',
    'saved_products',
    'trip_budget',
    'theme',
    'drafts',
  ],
  session: [
    'guest_email',
    'own_bookings',
    'wanted_page',
    'reload_at',
    'search_form',
    'flight_depart',
    'flight_return',
    'train_depart',
    'train_return',
    'tour_choice',
    'venue_choice',
    'venue_search',
    'transport_choice',
    'product_choice',
    'selected_hotel',
    'booking_attempt',
    'registration_email',
    'dismissed_notice',
    'met_notice',
  ],
} as const;

/** A name of {@link STORED_NAMES}. */
export type StoredName = (typeof STORED_NAMES)['local' | 'session'][number];

/** The full key of a name, `aerowisata_guest_email`; `part` keeps several under one name, `aerowisata_booking_attempt.hotel`. */
export function storageKey(name: StoredName, part?: string): string {
  return withStoragePrefix(part === undefined ? name : `${name}.${part}`);
}

/** Puts the prefix before a key that lacks it, so that full and bare keys meet in one place. */
export function withStoragePrefix(key: string): string {
  return key.startsWith(STORAGE_PREFIX) ? key : `${STORAGE_PREFIX}${key}`;
}
