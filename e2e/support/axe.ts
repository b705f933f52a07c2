import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

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

/** Serious and critical findings of axe, each with the elements it is about; `only` narrows it to some rules. */
export async function accessFindings(page: Page, only?: readonly string[]): Promise<readonly string[]> {
  await finishAnimations(page);
  const axe = new AxeBuilder({ page });
  if (only) axe.withRules([...only]);
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`));
}

/** No serious finding in the light theme, and none in the dark one, where only colours can differ. */
export async function expectAccessible(page: Page): Promise<void> {
  const setTheme = (theme: string) =>
    page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
  await setTheme('light');
  expect(await accessFindings(page), 'in the light theme').toEqual([]);
  await setTheme('dark');
  expect(await accessFindings(page, ['color-contrast']), 'in the dark theme').toEqual([]);
  await setTheme('light');
}
