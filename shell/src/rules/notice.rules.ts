import type { CleanHtml } from '@wisata/kernel/contracts/clean-html';

/** News for the strip above the header (spec section 3, Notice). */
export interface Notice {
  /** Tells one notice from the next, so that closing one does not hide another. */
  readonly id: string;
  readonly html: CleanHtml;
  /** 23:59:59 of the expiry day in Jakarta, epoch milliseconds; NaN without a day. */
  readonly endsAtMs: number;
  readonly isActive: boolean;
  readonly ground?: string;
  readonly ink?: string;
}

/** Shown while it is active and its end is still to come. */
export function isNoticeLive(notice: Notice, nowMs: number): boolean {
  return notice.isActive && notice.html.trim() !== '' && notice.endsAtMs > nowMs;
}

/** A short mark of a text; equal texts have equal marks. */
export function noticeId(text: string): string {
  let mark = 0;
  for (const character of text) mark = (Math.imul(mark, 31) + (character.codePointAt(0) ?? 0)) | 0;
  return (mark >>> 0).toString(36);
}
