import { useApp } from '@wisata/runtime';
import { SERVICES, type Service } from './transaction-filter.rules.ts';

/** What can be filtered by: services that are sold here, and those that the address asks for already. */
export function useServicesOnSale(asked: readonly string[]): readonly Service[] {
  const { config } = useApp();
  return SERVICES.filter((service) => config.services.includes(service) || asked.includes(service));
}
