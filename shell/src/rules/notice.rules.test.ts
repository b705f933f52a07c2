import { expect, test } from '@jest/globals';
import { CLEAN_HTML } from '@wisata/kernel/contracts/clean-html';
import * as v from 'valibot';
import { isNoticeLive, noticeId, type Notice } from './notice.rules.ts';

const notice: Notice = { id: 'n', html: v.parse(CLEAN_HTML, '<b>Nyepi</b>'), endsAtMs: 1_000, isActive: true };

test('a notice lives until its end', () => {
  expect(isNoticeLive(notice, 999)).toBe(true);
  expect(isNoticeLive(notice, 1_000)).toBe(false);
});

test('an inactive, empty or undated notice never shows', () => {
  expect(isNoticeLive({ ...notice, isActive: false }, 0)).toBe(false);
  expect(isNoticeLive({ ...notice, html: v.parse(CLEAN_HTML, ' ') }, 0)).toBe(false);
  expect(isNoticeLive({ ...notice, endsAtMs: Number.NaN }, 0)).toBe(false);
});

test('another text has another mark', () => {
  expect(noticeId('a')).toBe(noticeId('a'));
  expect(noticeId('Nyepi 2027')).not.toBe(noticeId('Nyepi 2028'));
});
