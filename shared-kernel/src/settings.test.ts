import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import {
  EVERY_PROGRAM,
  address,
  describeSettings,
  flag,
  logLevel,
  oneOf,
  pem,
  readSettings,
  text,
  wholeNumber,
} from './settings.ts';

const SETTINGS = v.object({
  PORT: v.optional(wholeNumber('The port.', { least: 1 }), '3000'),
  SITE: v.optional(address('The site.')),
  SIDE: v.optional(oneOf('A side.', ['on', 'off']), 'on'),
  OPEN: v.optional(flag('Whether it is open.'), '0'),
  BRAND: v.optional(text('The brand.', { mayBeEmpty: true }), 'wisata'),
  KEY: v.optional(pem('The key.', { otherwise: 'made once' })),
  LOG_LEVEL: v.optional(logLevel, 'warn'),
});

test('what is not there, or is empty, has its default', () => {
  const usual = { PORT: 3000, SIDE: 'on', OPEN: false, BRAND: 'wisata', LOG_LEVEL: 'warn' };
  expect(readSettings(SETTINGS, { ANOTHER: 'x' })).toEqual(usual);
  expect(readSettings(SETTINGS, { PORT: '', SITE: '', SIDE: '', OPEN: '', KEY: '' })).toEqual(usual);
  expect(readSettings(SETTINGS, { BRAND: '' }).BRAND).toBe('');
});

test('texts become what they mean', () => {
  const env = { PORT: '80', SITE: 'https://wisata.example//', SIDE: 'off', OPEN: 'yes', KEY: String.raw`a\nb` };
  expect(readSettings(SETTINGS, env)).toMatchObject({
    PORT: 80,
    SITE: 'https://wisata.example',
    SIDE: 'off',
    OPEN: true,
    KEY: 'a\nb',
  });
});

test.each([
  [{ PORT: 'x' }, 'PORT must be a whole number from 1, not "x"'],
  [{ PORT: '0' }, 'PORT must be a whole number from 1, not "0"'],
  [{ PORT: '1.5' }, 'PORT must be a whole number from 1, not "1.5"'],
  [{ SITE: 'wisata' }, 'SITE must be an address, not "wisata"'],
  [{ SIDE: 'left' }, 'SIDE must be on or off, not "left"'],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of silent, .*, trace, not "loud"$/],
  [{ PORT: '-1', SIDE: 'left' }, /^PORT must .*\nSIDE must .*$/],
])('%j is refused by name, in a sentence', (env, sentence) => {
  expect(() => readSettings(SETTINGS, env)).toThrow(sentence);
});

test('nobody asks for figures, or at a wrong port', () => {
  const settings = v.object(EVERY_PROGRAM);
  expect(readSettings(settings, {}).METRICS_PORT).toBeUndefined();
  expect(readSettings(settings, { METRICS_PORT: '0' }).METRICS_PORT).toBe(0);
  expect(() => readSettings(settings, { METRICS_PORT: 'x' })).toThrow('METRICS_PORT');
});

test('each says what it is, what it takes and what it is otherwise', () => {
  const [port, site, , , , key] = describeSettings(SETTINGS);
  expect(port).toEqual({ name: 'PORT', what: 'The port.', allowed: 'a whole number from 1', otherwise: '`3000`' });
  expect(site).toEqual({ name: 'SITE', what: 'The site.', allowed: 'an address', otherwise: '' });
  expect(key?.otherwise).toBe('made once');
});
