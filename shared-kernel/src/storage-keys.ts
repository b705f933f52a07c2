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

/** The full key of a name, `aerowisata_guest_email`; `part` keeps several under one name, `aerowisata_booking_attempt.hotel`. */
export function storageKey(name: string, part?: string): string {
  return withStoragePrefix(part === undefined ? name : `${name}.${part}`);
}

/** Keys of this name are told to the server with each document: see {@link toldKey}. */
export const TOLD_PREFIX = `${STORAGE_PREFIX}told.`;

/**
 * Key in local storage of a short word (letters, digits, `_` and `-`) that is sent to the server too, as a cookie, so that it
 * renders the page as this device would: the same key finds it in a loader on either side.
 */
export const toldKey = (name: string): string => `${TOLD_PREFIX}${name}`;

/** Puts the prefix before a key that lacks it, so that full and bare keys meet in one place. */
export function withStoragePrefix(key: string): string {
  return key.startsWith(STORAGE_PREFIX) ? key : `${STORAGE_PREFIX}${key}`;
}
