import { expect, test } from '@jest/globals';
import { readEdgeConfig } from './config.ts';

test('everything has a default that works', () => {
  expect(readEdgeConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataDir: '.data',
    basicPair: 'wisata-web:wisata-web',
    maintenance: undefined,
    trustProxy: 'loopback',
    services: undefined,
    app: { baseUrl: 'http://localhost:3000', brand: { name: 'wisata' } },
  });
});

test('empty variables count as not set', () => {
  expect(readEdgeConfig({ PORT: '', HOST: '', DATA_DIR: '', BASE_URL: '', API_BASE_URL: '' })).toEqual(
    readEdgeConfig({}),
  );
});

test('the environment carries the collection that events belong to', () => {
  expect(readEdgeConfig({}).app.analyticsId).toBeUndefined();
  expect(readEdgeConfig({ ANALYTICS_ID: 'G-1' }).app.analyticsId).toBe('G-1');
});

test("the developer mode's switch is hidden unless it is asked for", () => {
  expect(readEdgeConfig({}).app.showsDeveloperSwitch).toBeUndefined();
  expect(readEdgeConfig({ DEVELOPER_SWITCH: '1' }).app.showsDeveloperSwitch).toBe(true);
});

test('addresses lose their last slash, services their spaces', () => {
  const { app, apiBaseUrl, services } = readEdgeConfig({
    BASE_URL: 'https://wisata.test/',
    API_BASE_URL: 'http://api.test//',
    SERVICES: 'hotel, tour,,train ',
  });
  expect([app.baseUrl, apiBaseUrl, services]).toEqual([
    'https://wisata.test',
    'http://api.test',
    ['hotel', 'tour', 'train'],
  ]);
});

test.each([
  [{ PORT: 'abc' }, /PORT must be a whole number/],
  [{ PORT: '-1' }, /PORT/],
  [{ BASE_URL: 'wisata' }, /BASE_URL must be an address/],
  [{ NODE_ENV: 'production' }, /API_BASIC_PASSWORD/],
])('%j is refused by name', (env, message) => {
  expect(() => readEdgeConfig(env)).toThrow(message);
});

test('production takes a password of its own', () => {
  const env = { NODE_ENV: 'production', API_BASIC_PASSWORD: 'own', BASE_URL: 'https://wisata.example' };
  expect(readEdgeConfig(env)).toMatchObject({ basicPair: 'wisata-web:own', host: '0.0.0.0' });
});
