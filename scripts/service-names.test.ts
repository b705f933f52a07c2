import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { services as flight } from '../mfe-flight/src/services.ts';
import { services as hotel } from '../mfe-hotel/src/services.ts';
import { services as visit } from '../mfe-tour-venue/src/services.ts';
import { services as train } from '../mfe-train/src/services.ts';
import { services as transport } from '../mfe-transport/src/services.ts';

const ROOT = path.join(import.meta.dirname, '..');
const KEYS = [...hotel, ...flight, ...train, ...visit, ...transport].map(({ key }) => key);

/** What draws, sells and finds services by their descriptions. */
const KNOWS_NO_SERVICE = [
  'shared-kernel/src',
  'shared-ui/src',
  'shell/src',
  'mfe-account/src',
  'mfe-content/src',
  'platform/edge/src',
  'platform/registry/src',
  'platform/runtime/src',
  'backend/src/app',
  'backend/src/documents',
  'backend/src/modules/bookings',
  'backend/src/modules/content',
  'backend/src/modules/itinerary',
  'backend/src/modules/payment',
  'backend/src/modules/promo',
  'backend/src/modules/voucher',
];
const CODE = /\.tsx?$/;
/** Tests name the services that they try; contracts of one service stand beside those of others; what editors begin with is their text. */
const MAY_NAME_THEM = /\.(test|fixture)\.tsx?$|\/(testing|showcase)\/|\/seed\/|\/landing\/landings\.ts$/;
const CONTRACTS = 'shared-kernel/src/contracts/';

/** Words that are the key of a service and mean another thing here. */
const OTHER_MEANINGS: Readonly<Record<string, readonly string[]>> = {
  // Kinds of places on maps, which services of maps give too.
  'shared-kernel/src/contracts/maps-places.ts': ['hotel', 'venue'],
  // The number of a flight that a driver waits for.
  'platform/runtime/src/ticket/ride-box.tsx': ['flight'],
  'mfe-account/src/trip/use-ride-path.ts': ['flight'],
};

const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');

/** Keys of services that stand in code as a whole text, or as the first part of a path or of an import. */
function namesIn(code: string): string[] {
  const pattern = new RegExp(`['"\`](?:/|(?:\\.\\./)+(?:modules/)?)?(${KEYS.join('|')})(?=['"\`/])`, 'g');
  return [...new Set([...withoutComments(code).matchAll(pattern)].map(([, key]) => key!))];
}

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...KNOWS_NO_SERVICE], { cwd: ROOT })
  .toString()
  .split('\n')
  .filter((file) => CODE.test(file) && !MAY_NAME_THEM.test(file))
  .filter((file) => !KEYS.some((key) => file.startsWith(`${CONTRACTS}${key}-`)));

test('finds a service in texts, paths and imports, and not in comments', () => {
  expect(namesIn("listPath('hotel')")).toEqual(['hotel']);
  expect(namesIn('`/flight/list?${query}`')).toEqual(['flight']);
  expect(namesIn("import { x } from '../../train/index.ts';")).toEqual(['train']);
  expect(namesIn("/** `/hotel/list` */ // 'tour'\nconst hotel = name('hotels');")).toEqual([]);
});

test('what all services share names none of them', () => {
  const found = files.flatMap((file) => {
    const names = namesIn(readFileSync(path.join(ROOT, file), 'utf8'));
    const wrong = names.filter((name) => !OTHER_MEANINGS[file]?.includes(name));
    return wrong.length > 0 ? [`${file}: ${wrong.join(', ')}`] : [];
  });
  expect(files.length).toBeGreaterThan(500);
  expect(found).toEqual([]);
});
