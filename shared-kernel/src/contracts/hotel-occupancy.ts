/** Most rooms of one booking, and most people of one room. */
export const HOTEL_LIMITS = { rooms: 8, guestsPerRoom: 4, childrenPerRoom: 3 } as const;

/** Who stays where: `guests` are adults, every room has at least one. */
export interface Occupancy {
  readonly rooms: number;
  readonly guests: number;
  readonly children: number;
}

/** Why a change was refused, or what it brought with it. The text belongs to the page. */
export interface OccupancyNote {
  readonly code:
    | 'MAXIMUM_REACHED'
    | 'ROOM_REQUIRED'
    | 'GUEST_PER_ROOM'
    | 'NONE_LEFT'
    | 'GUESTS_ADDED'
    | 'GUESTS_REMOVED'
    | 'CHILDREN_REMOVED';
  readonly field: keyof Occupancy;
  readonly limit?: number;
}

/** One room, two guests, no children (spec section 5). */
export const DEFAULT_OCCUPANCY: Occupancy = { rooms: 1, guests: 2, children: 0 };

/** The nearest occupancy within the limits, for numbers from an address. */
export function clampOccupancy(wanted: Partial<Occupancy>): Occupancy {
  const rooms = within(wanted.rooms ?? DEFAULT_OCCUPANCY.rooms, 1, HOTEL_LIMITS.rooms);
  return {
    rooms,
    guests: within(
      wanted.guests ?? Math.max(rooms, DEFAULT_OCCUPANCY.guests),
      rooms,
      rooms * HOTEL_LIMITS.guestsPerRoom,
    ),
    children: within(wanted.children ?? 0, 0, rooms * HOTEL_LIMITS.childrenPerRoom),
  };
}

/**
 * Adds or takes one. A room more brings a guest when there would be none for it; a room less sends those away who no
 * longer fit, and says so. A refused change leaves the occupancy as it is.
 */
export function changeOccupancy(
  occupancy: Occupancy,
  field: keyof Occupancy,
  delta: 1 | -1,
): { readonly occupancy: Occupancy; readonly notes: readonly OccupancyNote[] } {
  const current = clampOccupancy(occupancy);
  const refusal = findOccupancyRefusal(current, field, delta);
  if (refusal) return { occupancy: current, notes: [refusal] };
  const changed = clampOccupancy({ ...current, [field]: current[field] + delta });
  const notes: OccupancyNote[] = [];
  if (field === 'rooms' && changed.guests > current.guests) notes.push({ code: 'GUESTS_ADDED', field: 'guests' });
  if (field === 'rooms' && changed.guests < current.guests) notes.push({ code: 'GUESTS_REMOVED', field: 'guests' });
  if (field === 'rooms' && changed.children < current.children)
    notes.push({ code: 'CHILDREN_REMOVED', field: 'children' });
  return { occupancy: changed, notes };
}

/** Why one more or one less is not possible now, for a button that says why it is disabled; undefined when it is. */
export function findOccupancyRefusal(
  occupancy: Occupancy,
  field: keyof Occupancy,
  delta: 1 | -1,
): OccupancyNote | undefined {
  const { rooms } = occupancy;
  const limit = {
    rooms: HOTEL_LIMITS.rooms,
    guests: rooms * HOTEL_LIMITS.guestsPerRoom,
    children: rooms * HOTEL_LIMITS.childrenPerRoom,
  }[field];
  if (delta > 0) return occupancy[field] >= limit ? { code: 'MAXIMUM_REACHED', field, limit } : undefined;
  if (field === 'rooms') return rooms <= 1 ? { code: 'ROOM_REQUIRED', field } : undefined;
  if (field === 'guests')
    return occupancy.guests <= rooms ? { code: 'GUEST_PER_ROOM', field, limit: rooms } : undefined;
  return occupancy.children <= 0 ? { code: 'NONE_LEFT', field } : undefined;
}

/** The label of spec section 3, Indonesian in every locale: `2 Tamu, 1 Kamar`. */
export function formatGuestLabel(occupancy: Pick<Occupancy, 'guests' | 'rooms'>): string {
  return `${occupancy.guests} Tamu, ${occupancy.rooms} Kamar`;
}

function within(value: number, lowest: number, highest: number): number {
  return Math.min(highest, Math.max(lowest, Number.isFinite(value) ? Math.trunc(value) : lowest));
}
