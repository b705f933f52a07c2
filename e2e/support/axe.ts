import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

interface AxeCore {
  readonly _audit: { readonly rules: readonly { readonly id: string; readonly impact?: string }[] };
}
const { _audit: audit } = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'))(
  'axe-core',
) as AxeCore;

const isGrave = (impact: string | null | undefined) => impact === 'serious' || impact === 'critical';

/** A rule's impact is that of all its findings: half of the time goes to rules that can find nothing serious. */
const MINOR_RULES = audit.rules.filter(({ impact }) => impact && !isGrave(impact)).map(({ id }) => id);

/** Running animations show colours in between; what counts is where they end. */
async function finishAnimations(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const { iterations } = animation.effect?.getTiming() ?? {};
      if (iterations === Infinity) animation.cancel();
      else animation.finish();
    }
  });
}

type Theme = 'light' | 'dark';

/** What stands around the contents of a page, alike on most. */
const AROUND = ['header:not(main *)', 'footer:not(main *)'] as const;

/** A piece of a page at this width and in this theme; where its links lead and how parts are numbered is left out. */
interface Piece {
  readonly selector: string;
  readonly seenAs: string;
}

function readPieces(page: Page, theme: Theme): Promise<readonly Piece[]> {
  return page.evaluate(
    ({ selectors, name }) =>
      selectors.flatMap((selector) => {
        const markup = document.querySelector(selector)?.outerHTML;
        if (markup === undefined) return [];
        const plain = markup.replace(/ (?:href|id|for|aria-(?:labelledby|controls|describedby|current))="[^"]*"/g, '');
        return [{ selector, seenAs: [name, innerWidth, selector, plain].join(' ') }];
      }),
    { selectors: AROUND, name: theme },
  );
}

/** Pieces with nothing to find; a page that has one of them again is not asked about it again. */
const inOrder = new Set<string>();

/** No serious or critical finding of axe in a theme; each finding comes with the element it is about. */
export async function expectAccessible(page: Page, theme: Theme = 'light'): Promise<void> {
  await page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name;
    // All of the page changes its colours now, not each part when somebody scrolls to it.
    document.documentElement.removeAttribute('data-served');
  }, theme);
  await finishAnimations(page);
  const pieces = await readPieces(page, theme);
  // A third of the time: without a second page that puts frames of other origins together, and without what is in order.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .disableRules(MINOR_RULES);
  for (const { selector, seenAs } of pieces) if (inOrder.has(seenAs)) axe.exclude(selector);
  const { violations } = await axe.analyze();
  const findings = violations
    .filter(({ impact }) => isGrave(impact))
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`));
  expect(findings, `in the ${theme} theme`).toEqual([]);
  for (const { seenAs } of pieces) inOrder.add(seenAs);
}
