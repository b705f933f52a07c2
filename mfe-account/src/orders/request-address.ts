import { loadsFor, queryWithout } from '@wisata/runtime/loads-for';

/** Parameters of an order's address that open the form of a request: its type, and the booking that it is about. */
export const REQUEST_KEYS = ['request', 'line'] as const;

/** The form stands over the order that is there. */
export const shouldRevalidate = loadsFor((query) => queryWithout(query, REQUEST_KEYS));
