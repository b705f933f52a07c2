import type { RoomRate, RoomType } from '../api/hotel.model.ts';

/** Scarcity is told only below this, where waiting a day may cost the room, and only from the supplier's own count. */
export const FEW_ROOMS = 3;

/** The cheapest rate of all rooms; undefined when nothing is free. */
export function findCheapest(rooms: readonly RoomType[]): RoomRate | undefined {
  return rooms
    .flatMap(({ rates }) => rates)
    .reduce<RoomRate | undefined>(
      (best, rate) => (best === undefined || rate.total.minor < best.total.minor ? rate : best),
      undefined,
    );
}

export function hasRate(rooms: readonly RoomType[], roomKey: string): boolean {
  return rooms.some(({ rates }) => rates.some((rate) => rate.roomKey === roomKey));
}
