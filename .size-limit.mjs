import fs from 'node:fs';
import path from 'node:path';

const BUILDS = path.join(import.meta.dirname, '.cache/build');

/**
 * First-load JavaScript of each remote's heaviest page, framework and shell included, in kB. The budget of every page
 * is 150: until a figure is there it may only fall.
 */
const LIMITS = {
  account: 232,
  content: 221,
  flight: 239,
  hotel: 233,
  'tour-venue': 185,
  train: 185,
  transport: 185,
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
  const { scripts, preloads } = readJson(path.join(client, 'entry-files.json'));
  return inClient(client, [...scripts, ...preloads]);
}

/** A remote's entry with everything its heaviest page needs before it is shown. */
function heaviestPage(name) {
  const client = newestClient(name);
  const pages = Object.entries(readJson(path.join(client, 'page-files.json')));
  const [page, files] = pages
    .map(([each, scripts]) => [each, inClient(client, ['remoteEntry.js', ...scripts])])
    .sort(([, a], [, b]) => bytesOf(b) - bytesOf(a))[0];
  return { page, files };
}

const relative = (files) => files.map((file) => path.relative(import.meta.dirname, file));

export default Object.entries(LIMITS).map(([name, limit]) => {
  const { page, files } = heaviestPage(name);
  return {
    name: `${name}: ${page}`,
    path: relative([...shellFiles(), ...files]),
    limit: `${limit} kB`,
    brotli: true,
  };
});
