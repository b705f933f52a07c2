import { expect, test } from '@jest/globals';
import { findUnknownClasses } from './classes.ts';

const SHEETS: Readonly<Record<string, string>> = {
  './card.module.css': '@layer ui { .card { color: red } .card .title:hover, .isOpen { gap: 0.5em } /* .gone { } */ }',
  '@wisata/ui/text-link.module.css': '.link { color: blue }',
};

const unknownIn = (...lines: string[]) =>
  findUnknownClasses(lines.join('\n'), (source) => Promise.resolve(SHEETS[source] ?? ''));

const CARD = "import styles from './card.module.css';";
const LINK = "import links from '@wisata/ui/text-link.module.css';";

test('classes that stand in a sheet are fine, however they are asked for', async () => {
  const part = '<p className={classNames(styles.card, isOpen && styles.isOpen)}><i className={styles.title} /></p>;';
  expect(await unknownIn(CARD, LINK, part, 'const a = links.link;')).toEqual([]);
});

test('names each class that its own sheet does not have', async () => {
  expect(await unknownIn(CARD, LINK, '<p className={styles.link}>{links.title}</p>;')).toEqual([
    'styles.link',
    'links.title',
  ]);
});

test('what only a comment or a number looks like is no class', async () => {
  expect(await unknownIn(CARD, '[styles.gone, styles.em];')).toEqual(['styles.gone', 'styles.em']);
});

test('what stands in a text is not asked for', async () => {
  expect(await unknownIn(CARD, "import other from './styles.tsx';", "say('styles.none');")).toEqual([]);
});
