import { todayInJakarta } from '@wisata/kernel/dates';
import { hash32 } from '@wisata/kernel/random';
import { SupplierError } from '../../../app/supplier.ts';
import { locatorOf } from '../../../app/supplier-fields.ts';
import { SEAT_CLASSES, type ClassCode } from '../classes.ts';
import { fareOf, freeSeats, soldShare } from '../market.ts';
import type { SupplierClass, SupplierRun, SupplierTrain, TrainSupplier } from '../supplier.ts';
import {
  arrival,
  clockAt,
  departure,
  findLine,
  findPart,
  findParts,
  runKey,
  type LineClass,
  type TrainPart,
} from '../timetable.ts';
import { formatJourneyCode, parseClassKey, parseJourneyCode, type JourneyKey } from '../train-id.ts';

const SERVICE_FEE_MINOR = 7_500;
const COMPANY = 'KAI';

function createClass(seed: string, part: TrainPart, lineClass: LineClass, at: number): SupplierClass {
  const { classCode, coachCount, layout } = lineClass.plan;
  const sold = soldShare(seed, part, lineClass, todayInJakarta(at));
  return {
    code: classCode,
    kind: SEAT_CLASSES[classCode as ClassCode].kind,
    ...fareOf(part, lineClass, sold),
    coachCount,
    layout,
    free: freeSeats(part, lineClass, sold),
  };
}

function createTrain(seed: string, part: TrainPart, at: number): SupplierTrain {
  const { line, date, from, to } = part;
  const [origin, destination] = [line.stops[from]!.code, line.stops[to]!.code];
  const [start, end] = [departure(part), arrival(part)];
  return {
    journeyCode: formatJourneyCode({ number: line.number, date, origin, destination }),
    runKey: runKey(part),
    number: line.number,
    name: line.name,
    provider: COMPANY,
    origin,
    destination,
    fromStop: from,
    toStop: to,
    departAt: start.at,
    arriveAt: end.at,
    departDate: start.date,
    departTime: start.time,
    arriveDate: end.date,
    arriveTime: end.time,
    isSubsidised: line.isSubsidised,
    serviceFeeMinor: SERVICE_FEE_MINOR,
    classes: line.classes
      .map((lineClass) => createClass(seed, part, lineClass, at))
      .sort((a, b) => a.fareMinor - b.fareMinor),
  };
}

function partOf(key: JourneyKey | undefined): TrainPart | undefined {
  const line = key && findLine(key.number);
  return line && findPart(line, key.date, key.origin, key.destination);
}

function createRun({ line, date }: TrainPart): SupplierRun {
  const last = line.stops.length - 1;
  const stops = line.stops.map(({ code, arrive, depart }, index) => {
    const [start, end] = [clockAt(line, date, depart), clockAt(line, date, arrive)];
    return {
      code,
      arriveDate: index === 0 ? null : end.date,
      arriveTime: index === 0 ? null : end.time,
      departDate: index === last ? null : start.date,
      departTime: index === last ? null : start.time,
      waitMinutes: depart - arrive,
    };
  });
  return { number: line.number, name: line.name, stops };
}

/**
 * Trains computed from the seed, the timetable and the moment of asking: any day works, and any offer can be computed
 * again from its id. It keeps no state of its own.
 */
export function createBundledSupplier(seed: string): TrainSupplier {
  return {
    async search({ origin, destination, date, at }) {
      return findParts(origin, destination, date).map((part) => createTrain(seed, part, at));
    },
    async price({ journeyCode, at }) {
      const part = partOf(parseJourneyCode(journeyCode));
      return part ? [createTrain(seed, part, at)] : [];
    },
    async stops(journeyCode) {
      const part = partOf(parseJourneyCode(journeyCode));
      return part ? [createRun(part)] : [];
    },
    async book({ orderCode, num, classKey }) {
      if (!partOf(parseClassKey(classKey))) {
        throw new SupplierError('The railway does not know this train', { retryable: false });
      }
      return { pnr: locatorOf(seed, 'train pnr', num, orderCode) };
    },
    async issue({ pnr, passengerCount }) {
      const first = hash32(`${seed}|train ticket|${pnr}`) % 900_000_000;
      const numbers = Array.from({ length: passengerCount }, (_, index) => String(first + index).padStart(9, '0'));
      return { ticketNumbers: numbers.map((number) => `1024${number}`) };
    },
    cancel: async () => {},
  };
}
