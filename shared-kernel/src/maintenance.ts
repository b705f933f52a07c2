/** Reads a flag of the environment or of configuration: 1, true, yes, on; 0, false, no, off or empty text; undefined when it is neither. */
export function parseFlag(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(value).trim().toLowerCase();
  if (['1', 'true', 'yes', 'on'].includes(text)) return true;
  return ['0', 'false', 'no', 'off', ''].includes(text) ? false : undefined;
}

/** True only for a flag that says so; the text "0" does not. */
export function isTruthyFlag(value: unknown): boolean {
  return parseFlag(value) === true;
}

/**
 * Where maintenance sends a visitor: every page to /maintenance while the flag is on, /maintenance to the home page when
 * it is explicitly off (spec section 2, Auth redirects). `path` has no locale prefix. Undefined means stay.
 */
export function findMaintenanceRedirect(flag: unknown, path: string): '/maintenance' | '/' | undefined {
  const isOn = parseFlag(flag);
  const isThere = path === '/maintenance' || path.startsWith('/maintenance/');
  if (isOn === true && !isThere) return '/maintenance';
  return isOn === false && isThere ? '/' : undefined;
}
