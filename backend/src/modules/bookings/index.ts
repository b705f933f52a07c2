export { toOrderLine, statusFields, payableMinor } from './booking.ts';
export type { Booking, BookingContact, BookingDraft, BookingServiceHandler, IssueResult } from './booking.ts';
export type { BookingEventKind, CheckoutStatus, IssueStatus, PaymentStatus } from './booking-state.ts';
