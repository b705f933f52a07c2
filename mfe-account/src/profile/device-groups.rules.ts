import { STORAGE_PREFIX } from '@wisata/kernel/storage-keys';

/** Kinds of things that a browser keeps for the site, as people understand them. */
export const DEVICE_GROUPS = ['prices', 'searches', 'products', 'orders', 'forms', 'settings'] as const;
export type DeviceGroup = (typeof DEVICE_GROUPS)[number];

const PATTERNS: readonly (readonly [DeviceGroup, RegExp])[] = [
  ['prices', /^(price_|watch)/],
  ['products', /^(saved|seen)_products/],
  ['orders', /^(own_orders|own_bookings|guest_email|trip_budget|booked_for)/],
  ['forms', /^(drafts|booking_attempt|wanted_page)/],
  ['searches', /^(recent_|search_form|selected_|flight_|train_|hotel_)|_list(\.|$)/],
];

/** What a key is about; what no pattern knows is a setting. */
export function groupOf(key: string): DeviceGroup {
  const name = key.slice(STORAGE_PREFIX.length);
  return PATTERNS.find(([, pattern]) => pattern.test(name))?.[0] ?? 'settings';
}

/** How many things an entry holds: the items of a list, the fields of a record, else one. */
function sizeOf(value: string): number {
  try {
    const kept = JSON.parse(value) as unknown;
    return typeof kept === 'object' && kept !== null ? Object.keys(kept).length : 1;
  } catch {
    return 1;
  }
}

export interface KeptGroup {
  readonly group: DeviceGroup;
  readonly keys: readonly string[];
  readonly count: number;
}

/** What is kept, by kind; kinds of which nothing is kept are left out. */
export function groupKept(kept: Readonly<Record<string, string>>): readonly KeptGroup[] {
  return DEVICE_GROUPS.flatMap((group) => {
    const own = Object.entries(kept).filter(([key]) => groupOf(key) === group);
    const count = own.reduce((sum, [, value]) => sum + sizeOf(value), 0);
    return own.length > 0 ? [{ group, keys: own.map(([key]) => key), count }] : [];
  });
}
