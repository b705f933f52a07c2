import fs from 'node:fs';
import path from 'node:path';

const BUILDS = path.join(import.meta.dirname, '.cache/build');

/**
 * First-load JavaScript of each remote's heaviest page, framework and shell included, in kB. The budget of every page
 * is 150: until a figure is there it may only fall.
 */
const LIMITS = {
  account: 165,
  content: 155,
  flight: 165,
  hotel: 182,
  'tour-venue': 140,
  train: 140,
  transport: 140,
};

const readJson = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));

/** The browser half of the newest build of a package. */
function newestClient(name) {
  const folder = path.join(BUILDS, name);
  const builds = fs.readdirSync(folder).map((version) => path.join(folder, version, 'client'));
  return builds
    .filter((each) => fs.existsSync(each))
    .sort((a, b) => fs.statSync(b).mtimeMs - fs.statSync(a).mtimeMs)[0];
}

const inClient = (client, files) => files.map((file) => path.join(client, file));
const bytesOf = (files) => files.reduce((sum, file) => sum + fs.statSync(file).size, 0);

/** What the shell loads before anything is shown. */
function shellFiles() {
  const client = newestClient('shell');
  const { scripts, preloads, messages } = readJson(path.join(client, 'entry-files.json'));
  return inClient(client, [...scripts, ...preloads, ...messages.en]);
}

/** A remote's entry with everything its heaviest page needs before it is shown. */
function heaviestPage(name) {
  const client = newestClient(name);
  const { pages } = readJson(path.join(client, 'page-files.json'));
  const [page, files] = Object.entries(pages)
    .map(([each, { scripts }]) => [each, inClient(client, ['remoteEntry.js', ...scripts])])
    .sort(([, a], [, b]) => bytesOf(b) - bytesOf(a))[0];
  return { page, files };
}

const relative = (files) => files.map((file) => path.relative(import.meta.dirname, file));

export default Object.entries(LIMITS).map(([name, limit]) => {
  const { page, files } = heaviestPage(name);
  return {
    name: `${name}: /${page}`,
    path: relative([...shellFiles(), ...files]),
    limit: `${limit} kB`,
    brotli: true,
  };
});
