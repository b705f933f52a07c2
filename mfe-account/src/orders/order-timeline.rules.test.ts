import { describe, expect, test } from '@jest/globals';
import { makeLine, PAID_LINE } from '../api/order.fixture.ts';
import { orderSteps } from './order-timeline.rules.ts';

const NOW_MS = Date.UTC(2026, 10, 20, 7);
const eventsOf = (...kinds: string[]) =>
  kinds.map((kind, index) => ({ kind, at: `2026-11-20T06:3${index}:00.000Z`, note: null }));
const story = (line: Parameters<typeof orderSteps>[0]) =>
  orderSteps(line, NOW_MS).map(({ kind, state }) => `${kind} ${state}`);

describe('the story of an order', () => {
  test('of an unpaid booking has payment and voucher before it', () => {
    expect(story(makeLine({ timeline: eventsOf('created') }))).toEqual(['created done', 'pay next', 'voucher next']);
  });

  test('begins with the booking although no event says so', () => {
    const [first] = orderSteps(makeLine(), NOW_MS);
    expect(first).toMatchObject({ kind: 'created', at: makeLine().created_at, state: 'done' });
  });

  test('leaves out beginnings that have ended, and repeated tries', () => {
    const timeline = eventsOf(
      'created',
      'payment-started',
      'payment-started',
      'payment-settled',
      'issue-started',
      'issue-failed',
      'issue-started',
      'issued',
    );
    expect(story({ ...PAID_LINE, timeline })).toEqual([
      'created done',
      'payment-settled done',
      'issue-failed failed',
      'issued done',
    ]);
  });

  test('says what is going on now', () => {
    const paying = makeLine({ payment_status: 'process', timeline: eventsOf('created', 'payment-started') });
    expect(story(paying)).toEqual(['created done', 'payment-started current', 'pay next', 'voucher next']);
    const issuing = {
      ...PAID_LINE,
      status_issue: 'process',
      timeline: eventsOf('created', 'payment-settled', 'issue-started'),
    };
    expect(story(issuing).slice(1)).toEqual(['payment-settled done', 'issue-started current', 'voucher next']);
  });

  test('ends with what is over', () => {
    const expired = makeLine({ payment_status: 'expired', timeline: eventsOf('created', 'expired') });
    expect(story(expired)).toEqual(['created done', 'expired failed']);
    const late = makeLine({ time_limit: '2026-11-20T06:59:00.000Z', timeline: eventsOf('created') });
    expect(story(late)).toEqual(['created done']);
  });

  test('keeps to itself what it has no words for', () => {
    expect(story({ ...PAID_LINE, timeline: eventsOf('created', 'audited', 'issued') })).toEqual([
      'created done',
      'issued done',
    ]);
  });
});
