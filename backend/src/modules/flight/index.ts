export { flightModule } from './module.ts';
