export { searchTrainDay } from './route-day.ts';
export { trainModule } from './module.ts';
