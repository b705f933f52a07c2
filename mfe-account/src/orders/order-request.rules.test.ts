import { describe, expect, test } from '@jest/globals';
import { makeLine, makeRequest, PAID_LINE } from '../api/order.fixture.ts';
import { checkRequest, findOpenRequest, mayRequest } from './order-request.rules.ts';

// 00:30 on 21 November in Jakarta, still the 20th in London.
const NOW_MS = Date.UTC(2026, 10, 20, 17, 30);
const REASON = 'My mother is ill and we stay at home.';

describe('a request', () => {
  test.each([
    ['', 'reasonMissing'],
    ['   \n ', 'reasonMissing'],
    ['ill', 'reasonShort'],
    ['x'.repeat(2001), 'reasonLong'],
  ])('with the reason %j is refused', (reason, problem) => {
    expect(checkRequest('refund', { reason, wantedDate: '' }, NOW_MS)).toEqual({ reason: problem });
  });

  test('for a refund needs no day, for another day it does', () => {
    expect(checkRequest('refund', { reason: REASON, wantedDate: '' }, NOW_MS)).toEqual({});
    expect(checkRequest('reschedule', { reason: REASON, wantedDate: '' }, NOW_MS)).toEqual({
      wantedDate: 'dateMissing',
    });
  });

  test("asks for a day after today in Jakarta's calendar", () => {
    const wanted = (wantedDate: string) => checkRequest('reschedule', { reason: REASON, wantedDate }, NOW_MS);
    expect(wanted('2026-11-21')).toEqual({ wantedDate: 'datePast' });
    expect(wanted('2026-11-22')).toEqual({});
    expect(wanted('20/13/2026')).toEqual({ wantedDate: 'dayUnreadable' });
  });

  test('stays open until it is answered, one of each kind', () => {
    const open = makeRequest({ status: 'in-review' });
    const line = makeLine({ requests: [makeRequest({ id: 'old', status: 'answered' }), open] });
    expect(findOpenRequest(line, 'refund')).toBe(open);
    expect(findOpenRequest(line, 'reschedule')).toBeUndefined();
  });

  test('is for what is paid', () => {
    expect(mayRequest(PAID_LINE)).toBe(true);
    expect(mayRequest(makeLine())).toBe(false);
    expect(mayRequest(makeLine({ payment_status: 'refunded' }))).toBe(false);
  });
});
