import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { say } from './measure/figures.ts';
import { useSite } from './own-site.ts';

/**
 * What pages say about themselves to search engines, judged by a validator of their rules, in both languages:
 * `npm run bench -- structured-data [--page /blog]…`. It is fetched from npm when it is used, because nobody else needs it.
 */

const PACKAGES = ['@adobe/structured-data-validator@1.7.1', '@marbec/web-auto-extractor@2.2.1'] as const;
const PAGES = [
  '/',
  '/blog/nyepi-in-bali',
  '/popular/flights/jakarta-to-bali',
  '/popular/hotels/ubud',
  '/product/surf-class-kuta',
  '/product/arunika-kuta-bali',
  '/product?page=activities',
  '/promotion/heritage-of-java',
  '/help',
  '/tour/detail?uniqueId=TUR-001',
  '/venue/detail?uniqueId=VEN-020',
];

interface Extracted {
  readonly jsonld: Readonly<Record<string, unknown>>;
}
interface Finding {
  readonly severity: 'ERROR' | 'WARNING';
  readonly issueMessage: string;
}
type Extractor = new (options: object) => { parse(html: string): Extracted };
type Validator = new () => { validate(data: Extracted): Promise<readonly Finding[]> };

async function fetchTools(): Promise<{ Extractor: Extractor; Validator: Validator }> {
  const folder = join(import.meta.dirname, '../../.cache/structured-data');
  await mkdir(folder, { recursive: true });
  await promisify(execFile)('npm', ['install', '--no-save', '--prefix', folder, ...PACKAGES]);
  const load = createRequire(join(folder, 'index.js'));
  const extractor = load('@marbec/web-auto-extractor') as { default: Extractor };
  const validator = load('@adobe/structured-data-validator') as { default: Validator };
  return { Extractor: extractor.default, Validator: validator.default };
}

const { values: settings } = parseArgs({ options: { page: { type: 'string', multiple: true, default: PAGES } } });
const { Extractor, Validator } = await fetchTools();
const site = await useSite();
try {
  let errors = 0;
  for (const address of settings.page.flatMap((page) => [page, page === '/' ? '/id' : `/id${page}`])) {
    const html = await (await fetch(site.url + address, { headers: { accept: 'text/html' } })).text();
    const data = new Extractor({ addLocation: true, embedSource: ['rdfa', 'microdata'] }).parse(html);
    const findings = await new Validator().validate(data);
    const wrong = findings.filter(({ severity }) => severity === 'ERROR');
    errors += wrong.length;
    const names = Object.keys(data.jsonld).join(', ') || 'nothing';
    say(`${address}: ${names}; ${wrong.length} errors, ${findings.length - wrong.length} fields that may be left out`);
    for (const { issueMessage } of wrong) say(`  ${issueMessage}`);
  }
  if (errors > 0) process.exitCode = 1;
} finally {
  await site.stop();
}
