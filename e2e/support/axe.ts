import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

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

/** No serious or critical finding of axe in a theme; each finding comes with the element it is about. */
export async function expectAccessible(page: Page, theme: Theme = 'light'): Promise<void> {
  await page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name;
    // All of the page changes its colours now, not each part when somebody scrolls to it.
    document.documentElement.removeAttribute('data-served');
  }, theme);
  await finishAnimations(page);
  // A third of the time: without a second page that puts frames of other origins together, and without what is in order.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  const findings = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`));
  expect(findings, `in the ${theme} theme`).toEqual([]);
}
