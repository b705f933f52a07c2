import type { TrainClass } from '@wisata/kernel/contracts/train-classes';

export type ClassCode = 'EKS' | 'LUX' | 'PRI' | 'BIS' | 'EKO';

/** How the seats of a coach stand. */
export interface CoachLayout {
  /** Columns from left to right, `-` for the aisle. */
  readonly columns: string;
  readonly seats: number;
  /** Rows look at each other in pairs. */
  readonly facesItself: boolean;
}

interface SeatClass {
  readonly kind: TrainClass;
  readonly layout: CoachLayout;
  /** Coaches of a train that has other classes too, and of one that has none. */
  readonly coaches: readonly [number, number];
}

const inLine = (columns: string, seats: number): CoachLayout => ({ columns, seats, facesItself: false });

export const SEAT_CLASSES: Readonly<Record<ClassCode, SeatClass>> = {
  EKS: {
    kind: 'executive',
    layout: inLine('AB-CD', 50),
    coaches: [4, 8],
  },
  LUX: { kind: 'executive', layout: inLine('A-BC', 26), coaches: [1, 2] },
  PRI: { kind: 'executive', layout: inLine('A-BC', 26), coaches: [1, 1] },
  BIS: { kind: 'business', layout: inLine('AB-CD', 64), coaches: [3, 6] },
  EKO: { kind: 'economy', layout: inLine('AB-CD', 72), coaches: [4, 7] },
};

/** Coaches of economy trains that no other class shares, and of trains whose fares the state fixes. */
export const PLAIN_ECONOMY: CoachLayout = { columns: 'AB-CD', seats: 80, facesItself: true };
export const SUBSIDISED_ECONOMY: CoachLayout = { columns: 'ABC-DE', seats: 106, facesItself: true };
