import type { VisitDetail } from '../api/visit.model.ts';
import type { VisitService } from '../visit/visit-service.ts';

/** A product and the service that sells it, as parts of its page are told. */
export interface VisitProps {
  readonly service: VisitService;
  readonly visit: VisitDetail;
}
