import { rm } from 'node:fs/promises';
import './global-setup.ts';

export default async function tearDown(): Promise<void> {
  const running = globalThis.wisataTestPostgres;
  if (!running) return;
  await running.server.stop();
  await rm(running.dataDir, { recursive: true, force: true });
}
