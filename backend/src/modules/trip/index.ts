export { tripModule } from './module.ts';
