import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  changeOccupancy,
  clampOccupancy,
  DEFAULT_OCCUPANCY,
  findOccupancyRefusal,
  formatGuestLabel,
} from './hotel-occupancy.ts';
import type { Occupancy } from './hotel-occupancy.ts';

const fields = fc.constantFrom<keyof Occupancy>('rooms', 'guests', 'children');
const deltas = fc.constantFrom<1 | -1>(1, -1);

function expectAllowed({ rooms, guests, children }: Occupancy): void {
  expect(rooms).toBeGreaterThanOrEqual(1);
  expect(rooms).toBeLessThanOrEqual(8);
  expect(guests).toBeGreaterThanOrEqual(rooms);
  expect(guests).toBeLessThanOrEqual(rooms * 4);
  expect(children).toBeGreaterThanOrEqual(0);
  expect(children).toBeLessThanOrEqual(rooms * 3);
}

describe('occupancy', () => {
  test('no sequence of changes breaks a limit; every step is one or is refused with a reason', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fields, deltas), { maxLength: 60 }), (sequence) => {
        let current = DEFAULT_OCCUPANCY;
        for (const [field, delta] of sequence) {
          const refusal = findOccupancyRefusal(current, field, delta);
          const changed = changeOccupancy(current, field, delta);
          expectAllowed(changed.occupancy);
          expect(changed.occupancy[field]).toBe(current[field] + (refusal ? 0 : delta));
          if (refusal) expect(changed).toEqual({ occupancy: current, notes: [refusal] });
          current = changed.occupancy;
        }
      }),
    );
  });

  test('numbers from an address become allowed ones', () => {
    const wild = fc.record({ rooms: fc.double(), guests: fc.double(), children: fc.double() }, { requiredKeys: [] });
    fc.assert(fc.property(wild, (numbers) => expectAllowed(clampOccupancy(numbers))));
    expect(clampOccupancy({})).toEqual(DEFAULT_OCCUPANCY);
  });

  test('people move with the rooms, and it is said', () => {
    expect(changeOccupancy({ rooms: 2, guests: 2, children: 0 }, 'rooms', 1)).toEqual({
      occupancy: { rooms: 3, guests: 3, children: 0 },
      notes: [{ code: 'GUESTS_ADDED', field: 'guests' }],
    });
    expect(changeOccupancy({ rooms: 2, guests: 8, children: 6 }, 'rooms', -1)).toEqual({
      occupancy: { rooms: 1, guests: 4, children: 3 },
      notes: [
        { code: 'GUESTS_REMOVED', field: 'guests' },
        { code: 'CHILDREN_REMOVED', field: 'children' },
      ],
    });
  });

  test.each([
    [{ rooms: 1, guests: 4, children: 0 }, 'guests', 1, 'MAXIMUM_REACHED'],
    [{ rooms: 1, guests: 2, children: 3 }, 'children', 1, 'MAXIMUM_REACHED'],
    [{ rooms: 8, guests: 8, children: 0 }, 'rooms', 1, 'MAXIMUM_REACHED'],
    [{ rooms: 1, guests: 2, children: 0 }, 'rooms', -1, 'ROOM_REQUIRED'],
    [{ rooms: 2, guests: 2, children: 0 }, 'guests', -1, 'GUEST_PER_ROOM'],
    [{ rooms: 1, guests: 2, children: 0 }, 'children', -1, 'NONE_LEFT'],
    [{ rooms: 1, guests: 2, children: 0 }, 'guests', -1, undefined],
  ] as const)('%j, %s %p: %s', (occupancy, field, delta, code) => {
    expect(findOccupancyRefusal(occupancy, field, delta)?.code).toBe(code);
  });

  test('the label is Indonesian', () => expect(formatGuestLabel(DEFAULT_OCCUPANCY)).toBe('2 Tamu, 1 Kamar'));
});
