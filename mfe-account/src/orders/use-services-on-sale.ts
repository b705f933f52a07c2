import { useApp } from '@wisata/runtime';
import { filterServices } from './transaction-filter.rules.ts';

/** What can be filtered by: services that are sold here, and those that the address asks for already. */
export function useServicesOnSale(asked: readonly string[]): readonly string[] {
  const { config } = useApp();
  return filterServices(config).filter((service) => config.services.includes(service) || asked.includes(service));
}
