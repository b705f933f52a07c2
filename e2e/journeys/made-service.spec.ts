import { expect, test } from 'playwright/test';
import { findFreePort, withCheckout, type Checkout } from '../support/checkout.ts';
import { beginWithPrepared, startOwnSite, withDataFolder } from '../support/own-site.ts';

const NEW = 'platform/cli/src/new.ts';
const RELEASE = 'platform/cli/src/release.ts';
/** Where everything of a service stands. */
const OF_CRUISES =
  /^(mfe-cruise\/|backend\/src\/modules\/cruise\/|shared-kernel\/src\/contracts\/cruise-|e2e\/journeys\/cruise\.)/;

type Environment = Readonly<Record<string, string>>;

/** Runs a program of the copied checkout to its end; it has to do what it is asked for. */
async function run(checkout: Checkout, words: readonly string[], env: Environment = {}): Promise<string> {
  const { code, printed } = await checkout.start(words, env).ended;
  expect(code, printed).toBe(0);
  return printed;
}

/** The API of the copied checkout, with the module of the new service in it. */
async function withBackend(checkout: Checkout, env: Environment, use: (url: string) => Promise<void>): Promise<void> {
  await withDataFolder('made-api', async (dataDir) => {
    await beginWithPrepared(dataDir);
    const own = {
      PORT: '0',
      HOST: '127.0.0.1',
      LATENCY: '0',
      MEDIA_AHEAD: '0',
      BOOKING_LIMIT: '100000',
      LOG_LEVEL: 'warn',
    };
    const backend = checkout.start(['backend/src/main.ts'], { ...own, ...env, DATA_DIR: dataDir });
    try {
      const port = await backend.waitFor(/"ready":true,"port":(\d+)/);
      await use(`http://127.0.0.1:${port}`);
    } finally {
      await backend.stop();
    }
  });
}

/** Builds the remote, and nothing else, and puts it live on a site. */
async function putLive(checkout: Checkout, dataDir: string): Promise<void> {
  const env = { DATA_DIR: dataDir, SITE_URL: '' };
  const published = await run(checkout, [RELEASE, 'publish', 'cruise'], env);
  const version = /cruise (\S+) is published/.exec(published)?.[1] ?? '';
  await run(checkout, [RELEASE, 'activate', 'cruise', version, 'a new service'], env);
}

test('a service that one command has made is sold beside the others, its own journey goes through, and another command takes it away', async () => {
  test.setTimeout(420_000);
  await withCheckout(async (checkout) => {
    const before = await checkout.files();
    await run(checkout, [NEW, 'service', 'cruise', '--id', 'Kapal pesiar', '--no-install']);
    const made = (await checkout.files()).filter((file) => !before.includes(file));
    expect(made.filter((file) => !OF_CRUISES.test(file))).toEqual([]);
    const port = String(await findFreePort());
    const baseUrl = `http://localhost:${port}`;
    await withBackend(checkout, { BASE_URL: baseUrl }, (apiUrl) =>
      withDataFolder('made-site', async (dataDir) => {
        const site = await startOwnSite(dataDir, { PORT: port, BASE_URL: baseUrl, API_BASE_URL: apiUrl });
        try {
          await putLive(checkout, dataDir);
          const journey = ['node_modules/playwright/cli.js', 'test', '--config', 'e2e/playwright.config.ts', 'cruise'];
          const printed = await run(checkout, [...journey, '--reporter', 'list'], { SITE_URL: site.url });
          expect(printed).toContain('1 passed');
        } finally {
          await site.stop();
        }
      }),
    );
    await run(checkout, [NEW, 'remove', 'cruise', '--no-install']);
    expect((await checkout.files()).filter((file) => OF_CRUISES.test(file))).toEqual([]);
  });
});
