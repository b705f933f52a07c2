export { doorToDoorModule } from './module.ts';
