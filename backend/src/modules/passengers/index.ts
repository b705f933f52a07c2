export { countPassengers } from './passengers.repository.ts';
export { createPassenger } from './passengers.service.ts';
export { passengersModule } from './module.ts';
