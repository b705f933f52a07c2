/** Low and high fare of a class from the first station to the last one, in thousands of rupiah. */
export type FareTable = Readonly<Partial<Record<'EKS' | 'LUX' | 'PRI' | 'BIS' | 'EKO', readonly [number, number]>>>;

/** One name of the timetable. */
export interface TrainRow {
  readonly name: string;
  /** Codes of its stations; `SBI+485` is reached 485 minutes after the start, the others in between by distance. */
  readonly stops: string;
  readonly fares: FareTable;
  /** Number, departure, and the departure of the train back where that is known. */
  readonly runs: readonly (readonly [string, string, string?])[];
  /** Fares are fixed by the state (PSO). */
  readonly isSubsidised?: true;
}
