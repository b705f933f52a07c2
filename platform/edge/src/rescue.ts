import type { VersionsByName } from './selection.ts';

/** Says which shell could not start in this browser, `1.0.0:network`; the first script writes it, the next shell reads it. */
export const RESCUE_COOKIE = 'wisata_rescue';

/** What is left in the cookie; nothing but the shell is ever rescued so. */
export function readRescue(cookie: string | undefined): VersionsByName {
  const [, version] = /^([\w+.-]{1,120}):\w+$/.exec(cookie ?? '') ?? [];
  return new Map(version ? [['shell', version]] : []);
}
