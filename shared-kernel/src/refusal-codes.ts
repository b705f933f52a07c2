/**
 * Every `code` that a refusal of the API may carry beside those of a service, so that a page can say it in its own
 * language. A code stays what it is once it has been released; the sentence beside it may change.
 */
export const REFUSAL_CODES = [
  // Any call
  'BAD_REQUEST',
  'BODY_TOO_LARGE',
  'CONFLICT',
  'CROSS_SITE',
  'FORBIDDEN',
  'GONE',
  'IDEMPOTENCY_KEY_REUSED',
  'INTERNAL_ERROR',
  'NOT_FOUND',
  'RATE_LIMITED',
  'SERVICE_BUSY',
  'SUPPLIER_FAILED',
  'TOKEN_INVALID',
  'UNAUTHENTICATED',
  'UNPROCESSABLE',
  'UNSUPPORTED_MEDIA_TYPE',
  'VALIDATION_FAILED',
  // Anything that is sold
  'OFFER_GONE',
  'OFFER_SOLD_OUT',
  'PRICE_CHANGED',
  // Accounts
  'AUTH_ACCOUNT_BLOCKED',
  'AUTH_RESET_INVALID',
  'AUTH_SESSION_ENDED',
  'AUTH_VERIFICATION_INVALID',
  'AUTH_WRONG_CREDENTIALS',
  'AUTH_WRONG_PASSWORD',
  'MEMBER_CHANGED',
  'MEMBER_NOT_FOUND',
  'MEMBER_SELF',
  'PASSENGER_LIMIT',
  'PASSENGER_NOT_FOUND',
  // Maps
  'PLACE_NOT_FOUND',
  'ROUTE_NOT_FOUND',
  // Orders
  'BOOKING_CANCELED',
  'BOOKING_CLOSED',
  'BOOKING_DUPLICATE',
  'BOOKING_ENDED',
  'BOOKING_EXPIRED',
  'BOOKING_NOT_CANCELABLE',
  'CANCEL_TERMS_CHANGED',
  'BOOKING_NOT_FOUND',
  'BOOKING_NOT_PAID',
  'BOOKING_PAID',
  'BOOKING_STATE',
  'ITINERARY_BOOKING_ENDED',
  'ITINERARY_FULL',
  'ITINERARY_NO_DATE',
  'ITINERARY_NOT_FOUND',
  'ORDER_NOT_FOUND',
  'REQUEST_ANSWERED',
  'REQUEST_NOT_FOUND',
  'REQUEST_NOT_ASKED',
  'REQUEST_OPEN',
  'TRIP_NOT_SHARED',
  'REFUND_NEEDS_FINANCE',
  'VOUCHER_NOT_ISSUED',
  'VOUCHER_UNAVAILABLE',
  // The back office
  'AUDIT_FINAL',
  'AUDIT_NOT_FOUND',
  'AUDIT_STALE',
  'AUDIT_UNDONE',
  'AUDIT_USED',
  'DRAFT_CHANGED',
  'DRAFT_NOT_FOUND',
  // Payments and voucher codes
  'AMOUNT_CHANGED',
  'CALLBACK_REFUSED',
  'CURRENCY_ERROR',
  'PAYMENT_AMOUNT',
  'PAYMENT_CLOSED',
  'PAYMENT_CURRENCY',
  'PAYMENT_DEADLINE',
  'PAYMENT_GATEWAY_FAILED',
  'PAYMENT_MAXIMUM',
  'PAYMENT_MINIMUM',
  'PAYMENT_NOT_FOUND',
  'PROMO_BOOKING_DAY',
  'PROMO_BOOKING_TIME',
  'PROMO_CHANGED',
  'PROMO_CHECK_IN_DATE',
  'PROMO_CHECK_IN_DAY',
  'PROMO_CODE_TAKEN',
  'PROMO_ENDED',
  'PROMO_HOTEL',
  'PROMO_LOCKED',
  'PROMO_MIN_NIGHTS',
  'PROMO_MIN_ORDER',
  'PROMO_NOT_APPLIED',
  'PROMO_NOT_FOUND',
  'PROMO_PERIOD',
  'PROMO_REGION',
  'PROMO_TYPE',
  'PROMO_USED_UP',
  // Pages and pictures
  'BLOG_CATEGORY_NOT_FOUND',
  'BLOG_POST_NOT_FOUND',
  'CONTENT_CATEGORY_NOT_FOUND',
  'CONTENT_LANDING_NOT_FOUND',
  'CONTENT_PAGE_NOT_FOUND',
  'CONTENT_PRODUCT_NOT_FOUND',
  'CONTENT_SLIDER_NOT_FOUND',
  'MEDIA_BUSY',
] as const;

/** Codes by who refuses; the contract of each service adds its own. */
export interface Refusals {
  any: (typeof REFUSAL_CODES)[number];
}

/** The `code` of a refused call (spec section 5 has `status`, `message` and `data`; this one stands beside them). */
export type RefusalCode = Refusals[keyof Refusals];

/** What is wrong with one field of a refused call; `field_codes` of the answer has one for each entry of `fields`. */
export const FIELD_CODES = [
  'REQUIRED',
  'TOO_SHORT',
  'TOO_LONG',
  'OUT_OF_RANGE',
  'NOT_A_NUMBER',
  'NOT_A_DATE',
  'NOT_AN_EMAIL',
  'NOT_A_PHONE',
  'NOT_OFFERED',
  'NOT_READABLE',
  'NOT_ACCEPTED',
] as const;

export type FieldCode = (typeof FIELD_CODES)[number];
