import { wallClockAt, ZONES } from '@wisata/kernel/zones';
import { parseFaults } from '../../../app/supplier.ts';
import { SupplierClosedError } from '../maintenance.ts';
import type { SupplierTrain } from '../supplier.ts';

const PRICE_RISE = 1.03;
const STEP = 1_000;

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

/** What the railway does wrong when it is told to; it is closed for the night as well. */
export const createTrainFaults = (readFaults: () => string, nowMs: () => number) => ({
  faultsOf() {
    const faults = parseFaults(readFaults(), 'train');
    checkMaintenance(faults.get('maintenance'), nowMs());
    return faults;
  },
  garbage: [{ journeyCode: 42, classes: '<html>Service Temporarily Unavailable</html>' }],
  lists: {
    search: (trains: unknown) => trains,
    price: (trains: readonly SupplierTrain[]) => trains.map(raisePrices),
    stops: (runs: unknown) => runs,
  },
});
