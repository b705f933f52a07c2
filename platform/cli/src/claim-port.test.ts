import { expect, test } from '@jest/globals';
import { createServer, type AddressInfo } from 'node:net';
import { claimPort } from './claim-port.ts';

test('any port will do for 0', async () => {
  expect(await claimPort(0)).toBeGreaterThan(0);
});

test('a port that somebody listens on is refused with what to do', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '0.0.0.0', resolve));
  const { port } = other.address() as AddressInfo;
  try {
    await expect(claimPort(port)).rejects.toThrow(`Port ${port} is taken. PORT chooses another one`);
  } finally {
    await new Promise((resolve) => other.close(resolve));
  }
  expect(await claimPort(port)).toBe(port);
});
