import * as v from 'valibot';
import { calendarDay, count, instant } from './fields.ts';
import { pageOf } from './paging.ts';

/** A question that a member has sent about a tour or venue. */
export const MEMBER_INQUIRY = v.object({
  reference: v.string(),
  service: v.picklist(['tour', 'venue']),
  uniqueId: v.string(),
  title: v.string(),
  /** Null where no day was chosen. */
  tour_date: v.nullable(calendarDay),
  people: count,
  notes: v.string(),
  status: v.picklist(['received']),
  created_at: instant,
});
/** An inquiry in the member's list as it is answered. */
export type MemberInquiryAnswer = v.InferOutput<typeof MEMBER_INQUIRY>;

/** Answer of `GET dashboard/inquiry`, the newest first. */
export const MEMBER_INQUIRIES = pageOf(MEMBER_INQUIRY);
