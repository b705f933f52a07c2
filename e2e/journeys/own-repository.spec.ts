import path from 'node:path';
import { expect, test, type Page } from 'playwright/test';
import { findFreePort, withCheckout } from '../support/checkout.ts';
import { readCommands, withDesk, type Desk } from '../support/own-repository.ts';
import { release, startOwnSite, withDataFolder, type OwnSite } from '../support/own-site.ts';
import { openStarted } from '../support/started.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const KERNEL = 'shared-kernel';
/** A part of the kernel that both remotes show, and what it says in the kernel's next version. */
const PHONE = { before: '+62 812-3456-7890', after: '0062 812-3456-7890' };
const SHOWN = "<p>{formatPhone('62', '81234567890')}</p>";
const IMPORT = "import { formatPhone } from '@wisata/kernel/phone';\n";

/** A build of a machine that does much else. */
const BUILT = { timeout: 60_000 };

/** A page of the second team that breaks when somebody presses a button, and where. */
const BROKEN = '<button type="button" onClick={() => { throw new TypeError("A pier is missing"); }}>Sail</button>';

const lineOf = (commands: string, word: string) => commands.split('\n').find((line) => line.includes(word)) ?? '';

/** Makes the line live that `ship` has printed for a first version. */
async function makeLive(desk: Desk, folder: string, printed: string): Promise<void> {
  const command = /^npm run release -- activate .*$/m.exec(printed)?.[0] ?? '';
  expect(await desk.type(command, folder)).toContain('is live as of revision');
}

/** Sees the remote in the site from its folder, saves a text, and leaves. */
async function develop(desk: Desk, page: Page): Promise<void> {
  const dev = desk.begin(await readCommands('See it while you write'), 'ferry');
  const address = await dev.waitFor(/open (http:\S+\/):/);
  await openStarted(page, address);
  await page.goto(`${new URL(page.url()).origin}/ferry/list`);
  await expect(page.getByRole('complementary').filter({ hasText: `ferry ${address}` })).toBeVisible();
  await desk.replace('ferry/src/messages/en.json', 'Nothing is on sale here yet.', 'The first ferry leaves soon.');
  await expect(page.getByText('The first ferry leaves soon.')).toBeVisible(BUILT);
  await dev.interrupt();
}

/** The first version, which is live afterwards, and a second one on trial. */
async function ship(desk: Desk, site: OwnSite, page: Page): Promise<void> {
  const commands = await readCommands('Ship it');
  const first = await desk.type(lineOf(commands, 'first look'), 'ferry');
  await makeLive(desk, 'ferry', first);
  await openStarted(page, `${site.url}/ferry/list`);
  await expect(page.getByText('The first ferry leaves soon.')).toBeVisible();

  // As the formatter would have it: what is shipped is checked, and not mended.
  await desk.replace('ferry/src/slots/search-form.slot.tsx', '<SearchFields', `${SHOWN}\n      <SearchFields`);
  await desk.replace('ferry/src/slots/search-form.slot.tsx', 'import { useApp }', `${IMPORT}import { useApp }`);
  expect(await desk.type(lineOf(commands, 'kinder words'), 'ferry')).toMatch(/is on trial at \d+ %/);
  expect(await desk.type(lineOf(commands, 'status'), 'ferry')).toMatch(/ferry +1\.0\.0-\w+ +trial 1\.0\.0-\w+ at/);
  await desk.type(lineOf(commands, 'grow'), 'ferry');
  await desk.type('npm run release -- promote ferry "looks good"', 'ferry');
}

/** Publishes the kernel's next version, which writes a phone number otherwise, from somebody's copy of this checkout. */
async function publishNextKernel(desk: Desk): Promise<void> {
  await withCheckout(async (checkout) => {
    await checkout.replace(`${KERNEL}/package.json`, '"version": "1.0.0"', '"version": "1.1.0"');
    await checkout.replace(`${KERNEL}/src/phone.ts`, 'return `+${', 'return `00${');
    const { code, printed } = await checkout.start(['platform/cli/src/pack.ts', '--publish'], desk.env).ended;
    expect(code, printed).toBe(0);
    expect(printed.match(/^published .*$/gm)).toEqual(['published @wisata/kernel 1.1.0']);
  });
}

/** Another team's remote, at the kernel's next version, whose page shows the first team's slot. */
async function addHarbour(desk: Desk): Promise<void> {
  const begin = (await readCommands('Begin')).replaceAll('ferry', 'harbour').split('\n');
  await desk.type(begin.slice(0, begin.indexOf('npm install')).join('\n'));
  // What a machine has from one repository need not be unpacked for the next; the command was seen from nothing.
  await desk.type('cp -al ferry/node_modules harbour || rm -rf harbour/node_modules');
  await desk.type('npm install', 'harbour');
  await desk.type(await readCommands('Take a newer kernel'), 'harbour');
  const list = 'harbour/src/list/list.page.tsx';
  await desk.replace(list, 'import { RouterLink, pageLoader }', `${IMPORT}import { RouterLink, Slot, pageLoader }`);
  const slot = `<Slot name="ferry:search-form" props={{ search: '' }} loading={null} fallback={() => null} />`;
  await desk.replace(list, '<p>{keyword', `${SHOWN}${BROKEN}${slot}<p>{keyword`);
  await desk.type('npm run check -- --fix', 'harbour');
  await makeLive(desk, 'harbour', await desk.type('npm run ship -- "first look"', 'harbour'));
}

/** The error is told with the line that its team wrote, not with that of the script that the browser has. */
async function expectError(desk: Desk, page: Page): Promise<void> {
  const told = page.waitForRequest((request) => (request.postData() ?? '').includes('A pier is missing'));
  await page.getByRole('main').getByRole('button', { name: 'Sail' }).click();
  await told;
  const errors = () => desk.type('npm run release -- errors harbour', 'harbour');
  await expect.poll(errors).toMatch(/new +TypeError: A pier is missing\n.*\n +at src\/list\/list\.page\.tsx:\d+:\d+$/m);
  expect(await errors()).toMatch(/^ +> +\d+ .*throw new TypeError\('A pier is missing'\)/m);
}

const shellOf = async ({ dataDir }: OwnSite) => /^shell .*$/m.exec(await release(dataDir, 'status'))?.[0];

test('remotes of two repositories are made, checked, developed and shipped by one page of the documentation, and run on one page at two versions of the kernel', async ({
  page,
}) => {
  test.setTimeout(900_000);
  await withDataFolder('own-repository', async (dataDir) => {
    const site = await startOwnSite(dataDir);
    const port = String(await findFreePort());
    try {
      await withDesk({ SITE_URL: site.url, DATA_DIR: dataDir, DEV_PORT: port }, async (desk) => {
        const shell = await shellOf(site);
        const packing = lineOf(await readCommands('Once, for everybody'), '--publish');
        expect(await desk.type(`cd ${ROOT}\n${packing}`)).toContain('published @wisata/kernel 1.0.0');
        const begun = await desk.type(await readCommands('Begin'));
        expect(begun.match(/^[✓✗].*$/gm)?.filter((line) => !line.startsWith('✓'))).toEqual([]);
        expect(begun).toMatch(/^\d+ passed, 0 failed$/m);
        await develop(desk, page);
        await ship(desk, site, page);
        await publishNextKernel(desk);
        await addHarbour(desk);

        await openStarted(page, `${site.url}/harbour/list`);
        const main = page.getByRole('main');
        await expect(main.getByText(PHONE.after)).toBeVisible();
        await expect(main.getByRole('search').getByText(PHONE.before)).toBeVisible();
        await expectError(desk, page);
        expect(await shellOf(site)).toBe(shell);
      });
    } finally {
      await site.stop();
    }
  });
});
