import { expect, test } from '@jest/globals';
import { isNoticeLive, noticeId, type Notice } from './notice.rules.ts';

const notice: Notice = { id: 'n', html: '<b>Nyepi</b>', expiryDate: '2026-12-31', isActive: true };

test('a notice lives until 23:59:59 of its day in Jakarta', () => {
  expect(isNoticeLive(notice, Date.parse('2026-12-31T23:59:58+07:00'))).toBe(true);
  expect(isNoticeLive(notice, Date.parse('2026-12-31T23:59:59+07:00'))).toBe(false);
});

test('an inactive, empty or undated notice never shows', () => {
  const now = Date.parse('2026-12-01T00:00:00Z');
  expect(isNoticeLive({ ...notice, isActive: false }, now)).toBe(false);
  expect(isNoticeLive({ ...notice, html: ' ' }, now)).toBe(false);
  expect(isNoticeLive({ ...notice, expiryDate: '' }, now)).toBe(false);
});

test('another text has another mark', () => {
  expect(noticeId('a')).toBe(noticeId('a'));
  expect(noticeId('Nyepi 2027')).not.toBe(noticeId('Nyepi 2028'));
});
