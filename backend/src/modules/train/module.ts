import { TRAIN_REFUSALS } from '@wisata/kernel/contracts/train-refusals';
import { defineJob } from '../../app/jobs.ts';
import type { BackendModule } from '../../app/module.ts';
import { bookingServices } from '../bookings/index.ts';
import { placeSources } from '../maps/index.ts';
import { supplierOf } from './inventory.ts';
import { trainPlaces } from './map-places.ts';
import { sweepQueue } from './queue.ts';
import { sweepHolds } from './seat-hold.ts';
import { createTrainService } from './service.ts';
import { trainMigrations } from './tables.ts';
import { trainRoutes } from './train.routes.ts';

export const trainModule: BackendModule = {
  name: 'train',
  refusals: TRAIN_REFUSALS,
  after: ['bookings'],
  migrations: trainMigrations,
  register(context) {
    bookingServices(context).set('train', createTrainService(supplierOf(context)));
    placeSources(context).push(trainPlaces);
  },
  routes: trainRoutes,
  jobs: [
    defineJob({
      name: 'train.sweep',
      schedule: '*/10 * * * *',
      async handler(_data, context) {
        await sweepHolds(context);
        await sweepQueue(context);
      },
    }),
  ],
};
