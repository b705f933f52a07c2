import fs from 'node:fs';
import path from 'node:path';

/**
 * First-load JavaScript of each remote's heaviest page, framework and shell included, in kB. The budget of every page
 * is 185; below it a figure may only fall, or rise with a reason. The last rise of one to four: overlays as steps of history,
 * drafts that have an owner, codes of refusals, what is still to be paid; then one for drawn menus, a dashboard menu from the
 * API, categories that fail aloud and messages that step aside; then one for hearts, days beside each other and an area drawn;
 * then six for the federation runtime (decision 1), after calls to the API and notices had left the first page. Trains rose when
 * they became a service, and again with orders in tabs, other ways to go and saved passengers; transport with its voucher, and again
 * with its search and booking; the
 * home page when tours, venues, themes, banners and routes came to it, tours when a price in dollars said what it is in rupiah,
 * content when activities and extras got a checkout and vouchers.
 * Tours and venues rose with packages that say what makes a party fit. All fell when code was split once a page and not twice, class
 * names became two letters shorter and errors of the federation runtime lost their sentences (they keep code and page).
 * Content rose when parts that the server always draws came in the file of their page: each file of its own costs a turn on the network;
 * then every page by a tenth of a kB when the shell came to mark the events that React brings to their place, and content by two when
 * home came to know whether any price is watched; tours by two when the shell came to know style sheets that stand in documents,
 * and tours by six and transport by four when their lists came to answer a press before the router does, and content by five when home
 * came to draw its search before the rest, and to stand as it was left for who comes back; and tours by three, content and trains by one,
 * when the viewer of pictures came to be fetched and calendars to be drawn before a press asks for them; and content by one for
 * other names of its files, which pack five bytes worse, and tours by one when their lists came to have a map above them on phones.
 */
const LIMITS = {
  account: 185,
  content: 182.4,
  flight: 185,
  hotel: 185,
  'tour-venue': 184.9,
  train: 182.2,
  transport: 178.9,
};

/** The budget of every page; a remote that has no figure of its own yet keeps to it. */
const MOST = 185;

const readJson = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));

/** The browser half of each package's build, told by `npm run check -- --only size`, which has made them. */
const clients = JSON.parse(process.env.CLIENT_BUILDS);

const inClient = (client, files) => files.map((file) => path.join(client, file));
const bytesOf = (files) => files.reduce((sum, file) => sum + fs.statSync(file).size, 0);

/** What the shell loads before anything is shown. */
function shellFiles() {
  const client = clients.shell;
  const { scripts, preloads, messages } = readJson(path.join(client, 'entry-files.json'));
  return inClient(client, [...scripts, ...preloads, ...messages.en]);
}

/** A remote's entry with everything its heaviest page needs before it is shown. */
function heaviestPage(name) {
  const client = clients[name];
  const { pages } = readJson(path.join(client, 'page-files.json'));
  const [page, files] = Object.entries(pages)
    .map(([each, { scripts }]) => [each, inClient(client, ['remoteEntry.js', ...scripts])])
    .sort(([, a], [, b]) => bytesOf(b) - bytesOf(a))[0];
  return { page, files };
}

const relative = (files) => files.map((file) => path.relative(import.meta.dirname, file));

const remotes = Object.keys(clients).filter((name) => name !== 'shell');

export default remotes.sort().map((name) => {
  const { page, files } = heaviestPage(name);
  return {
    name: `${name}: /${page}`,
    path: relative([...shellFiles(), ...files]),
    limit: `${LIMITS[name] ?? MOST} kB`,
    brotli: true,
  };
});
