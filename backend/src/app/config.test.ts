import { describe, expect, test } from '@jest/globals';
import { readConfig } from './config.ts';

const secrets = { JWT_SECRET: 'a'.repeat(40), GATEWAY_SECRET: 'b'.repeat(40) };
const safe = {
  ...secrets,
  NODE_ENV: 'production',
  API_BASIC_PASSWORD: 'own',
  PAYMENT_GATEWAY: 'midtrans',
  MIDTRANS_SERVER_KEY: 'key',
  MIDTRANS_ENVIRONMENT: 'production',
  BASE_URL: 'https://wisata.example',
};
const DATABASE_URL = 'postgres://db/wisata';

describe('in production', () => {
  test.each(['JWT_SECRET', 'API_BASIC_PASSWORD', 'PAYMENT_GATEWAY', 'BASE_URL'])('a missing %s is named', (name) => {
    expect(() => readConfig({ ...safe, [name]: undefined })).toThrow(name);
  });

  test('demo people and the inbox are there only where somebody asked for them', () => {
    expect(readConfig(safe)).toMatchObject({ production: true, demoData: false, inbox: false });
    expect(readConfig({ ...safe, DEV_INBOX: '1', DEMO_DATA: '1' })).toMatchObject({ demoData: true, inbox: true });
  });
});

test('on the machine of a developer, demo data belongs to the own database and can be asked for on another', () => {
  expect(readConfig(secrets).demoData).toBe(true);
  expect(readConfig({ ...secrets, DATABASE_URL }).demoData).toBe(false);
  expect(readConfig({ ...secrets, DATABASE_URL, DEMO_DATA: '1' }).demoData).toBe(true);
});

test.each([
  ['PORT', 'eighty'],
  ['NOW', 'yesterday'],
  ['JWT_SECRET', 'short'],
  ['GATEWAY_SECRET', undefined],
  ['BOOKING_TIME_LIMIT_SECONDS', '0'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => readConfig({ ...secrets, [name]: value })).toThrow(name);
});
