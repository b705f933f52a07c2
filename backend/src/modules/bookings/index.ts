export { payableMinor, statusFields, toOrderLine } from './booking.ts';
export type { Booking, BookingContact, BookingDraft } from './booking.ts';
export type { BookingListener, IssueResult, SearchPlace, TravelFacts, TravelService } from './travel-service.ts';
export type { CalendarEvent, ServiceDocuments, VoucherInput } from './documents.ts';
export { askDemoTrip, demoParty, demoTravellers, findDemoMoments, takeAnswer, WEEK_IN_BALI } from './demo-order.ts';
export type { DemoApi, DemoAnswer, DemoBuyer, DemoOrder, DemoTrip } from './demo-order.ts';
export { PAYABLE_STATUSES } from './booking-state.ts';
export type { BookingEventKind, CheckoutStatus, IssueStatus, PaymentStatus } from './booking-state.ts';
export { searchBookingNews, searchDueSoon, TITLE_COLUMNS, withTitles } from './booking-news.ts';
export { orderPath } from './bookings.mail.ts';
export {
  addTimelineEntry,
  searchTimeline,
  toBooking,
  findBooking,
  findBookingByCode,
  isUuid,
  lockBookings,
  patchDetail,
  newOrderCode,
} from './bookings.repository.ts';
export {
  applyBookingEvent,
  createBooking,
  mayAccess,
  refreshBooking,
  refreshBookings,
  setBookingDiscount,
  writeBookingDiscount,
} from './bookings.service.ts';
export type { BookingDiscount, BookingEvent } from './bookings.service.ts';
export { searchBookingsById, searchMemberBookings } from './bookings.repository.ts';
export { ENDED_STATUSES } from './booking-state.ts';
export { agendaZone } from './agenda-zone.ts';
export { journeyAgenda } from './journey-agenda.ts';
export { cancelBooking } from './cancel.service.ts';
export { toPage } from './page.ts';
export { bookingRoute } from './booking-route.ts';
export { answerBooking, bookAtSupplier, callerOf, namesKey } from './book-at-supplier.ts';
export type { BookingCall, OrderInMaking, Sale, SaleDesk } from './book-at-supplier.ts';
export { checkTotal, priceChanged } from './price-agreement.ts';
export { contactPhone, contactRecord } from './booking-contact.ts';
export { releaseAndIssue } from './supplied-stock.ts';
export { findHold, findSold, insertHold, releaseHold, stockKey, takeStock } from './stock.ts';
export type { SoldStock, StockItem } from './stock.ts';
export { hasWords } from './order-words.ts';
export { describeBooking } from './bookings.view.ts';
export { findPeopleProblems, findSameNames } from './passenger-checks.ts';
export { priceFacts } from './price-facts.ts';
export { staysOf } from './stays-of.ts';
export type { IntroducedStay, ShownStay, StayShowcase, StaysWanted } from './stay-showcase.ts';
export { bookingsModule } from './module.ts';
export { bookingListeners, bookingServices } from './registry.ts';
