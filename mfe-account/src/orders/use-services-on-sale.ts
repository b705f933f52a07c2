import { useApp } from '@wisata/runtime';
import { filterServices } from './transaction-filter.rules.ts';

/** What can be filtered by: services that are sold here, what is sold beside services, and those that the address asks for already. */
export function useServicesOnSale(asked: readonly string[]): readonly string[] {
  const { config } = useApp();
  // What is sold beside services has no place among them.
  const isWithdrawn = (service: string) =>
    config.descriptions[service]?.place !== undefined && !config.services.includes(service);
  return filterServices(config).filter((service) => !isWithdrawn(service) || asked.includes(service));
}
