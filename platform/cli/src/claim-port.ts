import { createServer } from 'node:net';

/** The number of a port that can be listened on: the wanted one, or any for 0. Rejects with the system's own error. */
export function probePort(wanted: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(wanted, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : wanted));
    });
  });
}

/**
 * A port that nobody listens on: the wanted one, or any for 0. Throws an error that says what to do when it is taken,
 * before anything is started that would have to share a data folder with who has it.
 */
export async function claimPort(wanted: number): Promise<number> {
  return probePort(wanted).catch((error: NodeJS.ErrnoException) => {
    const advice = `Port ${wanted} is taken. PORT chooses another one (with a DATA_DIR of its own, if a site runs there), and npm run dev -- NAME --shell http://localhost:${wanted} works inside the site that runs there.`;
    throw error.code === 'EADDRINUSE' ? new Error(advice) : error;
  });
}
