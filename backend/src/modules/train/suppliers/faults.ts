import { wallClockAt, ZONES } from '@wisata/kernel/zones';
import { callWithFaults, parseFaults } from '../../../app/supplier.ts';
import { SupplierClosedError } from '../maintenance.ts';
import type { SupplierTrain, TrainSupplier } from '../supplier.ts';

const PRICE_RISE = 1.03;
const STEP = 1_000;
const GARBAGE = [{ journeyCode: 42, classes: '<html>Service Temporarily Unavailable</html>' }];

function raisePrices(train: SupplierTrain): SupplierTrain {
  const classes = train.classes.map((each) => ({
    ...each,
    fareMinor: Math.ceil((each.fareMinor * PRICE_RISE) / STEP) * STEP,
  }));
  return { ...train, classes };
}

/** Half an hour from the hour that `maintenance` names: `train:maintenance=3` closes at three in the morning. */
function checkMaintenance(hour: number | undefined, nowMs: number): void {
  const { date, time } = wallClockAt(nowMs, ZONES.WIB);
  const [hours, minutes] = time.split(':').map(Number);
  if (hour === undefined || hours !== hour || minutes! >= 30) return;
  throw new SupplierClosedError(new Date(`${date}T${String(hour).padStart(2, '0')}:30:00+07:00`));
}

/** Makes a good supplier slow, failing, garbled, empty, dearer or closed for the night. */
export function createFaultySupplier(
  supplier: TrainSupplier,
  readFaults: () => string,
  nowMs: () => number,
): TrainSupplier {
  const readOwnFaults = () => parseFaults(readFaults(), 'train');
  const call = async <T>(name: string, empty: T, work: () => Promise<T>) => {
    const faults = readOwnFaults();
    checkMaintenance(faults.get('maintenance'), nowMs());
    return callWithFaults(faults, { name, empty, garbage: GARBAGE, work });
  };
  return {
    search: (query) => call('search', [], () => supplier.search(query)),
    async price(query) {
      const trains = await call('price', [], () => supplier.price(query));
      return query.confirming && readOwnFaults().has('price-change') ? trains.map(raisePrices) : trains;
    },
    stops: (code) => call('stops', [], () => supplier.stops(code)),
    book: (order) => call('book', undefined as never, () => supplier.book(order)),
    issue: (order) => call('issue', undefined as never, () => supplier.issue(order)),
    cancel: (order) => call('cancel', undefined, () => supplier.cancel(order)),
  };
}
