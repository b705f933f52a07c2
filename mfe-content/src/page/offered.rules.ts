import type { SearchKind } from '@wisata/kernel/service-search';
import { findService, type OfferedServices, type ServiceDescription } from '@wisata/kernel/services';

/** The services on sale that are searched in this way, in display order. */
export const servicesSearchedAs = (offered: OfferedServices, kind: SearchKind): readonly ServiceDescription[] =>
  offered.services.flatMap((key) => {
    const service = findService(offered, key);
    return service?.search?.kind === kind ? [service] : [];
  });
