import { describe, expect, test } from '@jest/globals';
import { readConfig } from './config.ts';

const own = {
  JWT_SECRET: 'a'.repeat(40),
  GATEWAY_SECRET: 'b'.repeat(40),
  API_BASIC_PASSWORD: 'own',
  DATABASE_URL: 'postgres://db/wisata',
};

describe('readConfig', () => {
  test.each(['JWT_SECRET', 'GATEWAY_SECRET', 'API_BASIC_PASSWORD'])('production names the missing %s', (name) => {
    expect(() => readConfig({ ...own, NODE_ENV: 'production', [name]: undefined })).toThrow(name);
  });

  test('production with secrets of its own starts without demo data and without the inbox', () => {
    expect(readConfig({ ...own, NODE_ENV: 'production' })).toMatchObject({
      production: true,
      demoData: false,
      inbox: false,
    });
    expect(readConfig({ ...own, NODE_ENV: 'production', DEV_INBOX: '1' }).inbox).toBe(true);
  });

  test('demo data belongs to the own database and can be asked for on another', () => {
    expect(readConfig({}).demoData).toBe(true);
    expect(readConfig({ DATABASE_URL: own.DATABASE_URL }).demoData).toBe(false);
    expect(readConfig({ DATABASE_URL: own.DATABASE_URL, DEMO_DATA: '1' }).demoData).toBe(true);
  });

  test.each([
    ['PORT', 'eighty'],
    ['NOW', 'yesterday'],
    ['JWT_SECRET', 'short'],
    ['BOOKING_TIME_LIMIT_SECONDS', '0'],
  ])('%s=%s is refused by name', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });
});
