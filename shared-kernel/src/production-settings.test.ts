import { describe, expect, test } from '@jest/globals';
import { findUnsafeSettings, refuseUnsafeSettings, type SitePart } from './production-settings.ts';

const ALL: readonly SitePart[] = ['api', 'edge', 'registry'];

const SAFE = {
  NODE_ENV: 'production',
  JWT_SECRET: 'a'.repeat(32),
  API_BASIC_PASSWORD: 'own',
  PAYMENT_GATEWAY: 'midtrans',
  MIDTRANS_SERVER_KEY: 'key',
  MIDTRANS_ENVIRONMENT: 'production',
  BASE_URL: 'https://wisata.example',
  RELEASE_TOKENS: 'rani:operator:*:012345678901234567890123',
};

describe('in production', () => {
  test('settings of its own are taken', () => {
    expect(findUnsafeSettings(SAFE, ALL)).toEqual([]);
  });

  test.each([
    ['JWT_SECRET', undefined, 'api'],
    ['JWT_SECRET', 'short', 'api'],
    ['API_BASIC_PASSWORD', undefined, 'api'],
    ['API_BASIC_PASSWORD', 'wisata-web', 'edge'],
    ['PAYMENT_GATEWAY', undefined, 'api'],
    ['PAYMENT_GATEWAY', 'bundled', 'api'],
    ['MIDTRANS_SERVER_KEY', '', 'api'],
    ['MIDTRANS_ENVIRONMENT', 'sandbox', 'api'],
    ['BASE_URL', undefined, 'api'],
    ['BASE_URL', 'http://wisata.example', 'edge'],
    ['NOW', '2026-11-20T03:00:00Z', 'api'],
    ['SUPPLIER_FAULTS', 'hotel:fail', 'api'],
    ['RELEASE_TOKENS', ' ', 'registry'],
  ] as const)('%s=%s is refused by name, in one sentence', (name, value, part) => {
    const env = { ...SAFE, [name]: value };
    expect(findUnsafeSettings(env, [part])).toEqual([expect.stringMatching(new RegExp(`^${name} [^\n]+\\.$`))]);
    expect(() => refuseUnsafeSettings(env, [part])).toThrow(name);
  });

  test('a program minds only what it reads itself', () => {
    expect(findUnsafeSettings({ ...SAFE, JWT_SECRET: undefined }, ['edge', 'registry'])).toEqual([]);
  });

  test('everything that is unsafe is said at once', () => {
    expect(findUnsafeSettings({ NODE_ENV: 'production' }, ALL)).toHaveLength(5);
  });
});

test('on the machine of a developer nothing has to be set', () => {
  expect(findUnsafeSettings({}, ALL)).toEqual([]);
});
