import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { readTrustedKeys } from './trusted-keys.ts';

const pem = generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'pem' }).toString();
const line = pem.split('\n')[1]!;
const other = generateKeyPairSync('x25519').publicKey.export({ type: 'spki', format: 'der' }).toString('base64');

test.each([
  ['its middle line', `staging:${line}`],
  ['the whole of it', `staging:${pem}`],
  ['the whole of it on one line', ` staging: ${pem.replaceAll('\n', '\\n')} ,`],
])('a key is given as %s', (_how, text) => {
  expect(readTrustedKeys(text)).toEqual([{ environment: 'staging', publicKey: pem }]);
});

test('nobody is trusted where nothing is said; one environment may have two keys', () => {
  expect(readTrustedKeys('')).toEqual([]);
  const keys = readTrustedKeys(`staging:${line},staging:${line}`);
  expect(keys.map(({ environment }) => environment)).toEqual(['staging', 'staging']);
});

test.each([
  ['no name', line],
  ['no key', 'staging:'],
  ['what is no key', 'staging:MCowBQYDK2Vw'],
  ['a key that signs nothing', `staging:${other}`],
])('%s is refused in a sentence that begins with the setting', (_what, text) => {
  expect(() => readTrustedKeys(text)).toThrow(/^TRUSTED_KEYS must be a list of name:key/);
});
