import { createCheckedSupplier, createFaultySupplier } from '../../app/supplier.ts';
import { watchSupplier } from '../../app/supplier-health.ts';
import { oncePerContext } from '../../app/once-per-context.ts';
import type { BackendContext } from '../../app/context.ts';
import type { Db } from '../../app/schema.ts';
import { saleOpensOn } from './deadlines.ts';
import { seatsOfPlan, type PlannedSeat } from './seat-plan.ts';
import { findTakenSeats } from './seat-stock.ts';
import { TRAIN_ANSWERS } from './supplier.ts';
import type { SupplierClass, SupplierTrain, TrainSupplier } from './supplier.ts';
import { createBundledSupplier } from './suppliers/bundled.ts';
import { createTrainFaults } from './suppliers/faults.ts';

/** A class with the seats that can be had now on this part of the line, in the order of the coaches. */
export interface AvailableClass {
  readonly offer: SupplierClass;
  readonly free: readonly PlannedSeat[];
}

export interface AvailableTrain {
  readonly train: SupplierTrain;
  /** Cheapest first. */
  readonly classes: readonly AvailableClass[];
}

/** Every seat of a class, free or not. */
export const allSeats = ({ code, coachCount, layout }: SupplierClass) =>
  seatsOfPlan({ classCode: code, coachCount, layout });

/** Trains with their own stock taken off, without a seat before the sale opens; one query for all. `own` is a hold that does not count. */
export async function withStock(
  db: Db,
  trains: readonly SupplierTrain[],
  asker: { readonly now: Date; readonly own?: string | undefined },
): Promise<AvailableTrain[]> {
  const taken = await findTakenSeats(db, trains, asker);
  return trains.map((train, index) => ({
    train,
    classes: train.classes.map((offer) => ({
      offer,
      free: saleOpensOn(train.departDate, asker.now)
        ? []
        : allSeats(offer).filter(({ label }, place) => offer.free[place] === '1' && !taken[index]!.has(label)),
    })),
  }));
}

function createSupplier(context: BackendContext): TrainSupplier {
  const { config, clock } = context;
  const bundled = createBundledSupplier(config.seed);
  const nowMs = () => clock.now().getTime();
  const faults = createTrainFaults(() => config.supplierFaults, nowMs);
  return watchSupplier(context, 'train', createCheckedSupplier(createFaultySupplier(bundled, faults), TRAIN_ANSWERS));
}

/** Kept, because the timetable is the same for every caller. */
export const supplierOf = oncePerContext(createSupplier);
