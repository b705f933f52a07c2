import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { productionSentences, type SitePart } from '@wisata/kernel/production-settings';
import { describeSettings, type Settings } from '@wisata/kernel/settings';
import { ROOT } from './packages.ts';

/** Where the page stands. */
export const SETTINGS_PAGE = 'docs/settings.md';

interface Program {
  readonly title: string;
  readonly file: string;
  readonly schema: string;
  /** Undefined for what serves nobody. */
  readonly part?: SitePart;
}

/** Read by their place, because the platform knows no product. */
const PROGRAMS: readonly Program[] = [
  { title: 'API and worker', file: 'backend/src/app/settings.ts', schema: 'BACKEND_SETTINGS', part: 'api' },
  { title: 'Edge', file: 'platform/edge/src/settings.ts', schema: 'EDGE_SETTINGS', part: 'edge' },
  { title: 'Registry', file: 'platform/registry/src/settings.ts', schema: 'REGISTRY_SETTINGS', part: 'registry' },
  { title: 'Commands', file: 'platform/cli/src/settings.ts', schema: 'CLI_SETTINGS' },
];

const HEAD = `# Settings

Every program reads its settings from environment variables, once, when it starts. An empty variable counts as one that is not there.
A value that cannot be meant is refused with a sentence that begins with the variable's name, and so is one with which nobody may serve
real travellers (\`NODE_ENV=production\`). \`npm run doctor\` says the same beforehand.

This page is written from the schemas by \`node platform/cli/src/settings-page.ts\`; a test compares it with them.
`;

const row = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

async function sectionOf({ title, file, schema, part }: Program): Promise<string> {
  const found = (await import(pathToFileURL(path.join(ROOT, file)).href)) as Readonly<Record<string, Settings>>;
  const rows = describeSettings(found[schema]!).map(({ name, what, otherwise, allowed }) =>
    row([`\`${name}\``, what, otherwise, allowed]),
  );
  const sentences = part === undefined ? [] : productionSentences([part]);
  return [
    `## ${title}`,
    '',
    `\`${schema}\` in \`${file}\`.`,
    '',
    row(['name', 'what it does', 'otherwise', 'takes']),
    '|---|---|---|---|',
    ...rows,
    ...(sentences.length > 0 ? ['', 'In production:', '', ...sentences.map((sentence) => `- ${sentence}`)] : []),
    '',
  ].join('\n');
}

/** The page as the schemas say it. */
export async function writeSettingsPage(): Promise<string> {
  return [HEAD, ...(await Promise.all(PROGRAMS.map(sectionOf)))].join('\n');
}

if (import.meta.main) await writeFile(path.join(ROOT, SETTINGS_PAGE), await writeSettingsPage());
