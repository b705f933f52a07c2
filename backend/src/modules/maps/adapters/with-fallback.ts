import { SupplierError } from '../../../app/supplier.ts';
import type { MapService } from '../maps-port.ts';

/** Asks the vendor, and the bundled maps when the vendor is slow, failing, over its quota, or knows nothing. */
export function withFallback(vendor: MapService, bundled: MapService, warn: (error: unknown) => void): MapService {
  const first = async <T>(ask: (service: MapService) => Promise<T>, isEmpty: (answer: T) => boolean): Promise<T> => {
    try {
      const answer = await ask(vendor);
      if (!isEmpty(answer)) return answer;
    } catch (error) {
      if (!(error instanceof SupplierError)) throw error;
      warn(error);
    }
    return ask(bundled);
  };
  const isNothing = (answer: unknown) => answer === undefined;
  return {
    suggest: (...asked) =>
      first(
        (service) => service.suggest(...asked),
        ({ length }) => length === 0,
      ),
    // A place of our own is looked up here: only we know its id, and its street is no business of the vendor's.
    async details(...asked) {
      return (await bundled.details(...asked)) ?? first((service) => service.details(...asked), isNothing);
    },
    geocode: (...asked) => first((service) => service.geocode(...asked), isNothing),
    reverse: (...asked) => first((service) => service.reverse(...asked), isNothing),
    directions: (...asked) => first((service) => service.directions(...asked), isNothing),
  };
}
