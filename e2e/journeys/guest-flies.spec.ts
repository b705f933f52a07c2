import { expect, test } from 'playwright/test';
import { watchFaults } from '../support/faults.ts';
import { bookFlights, chooseFlight, openList, searchFlights, type Traveller } from '../support/flight-journey.ts';
import { flightWordsOf } from '../support/flight-words.ts';
import { payBy, settle } from '../support/hotel-journey.ts';
import type { Language } from '../support/words.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
const YEAR = new Date().getFullYear();

function family(language: Language): readonly Traveller[] {
  const words = flightWordsOf(language);
  return [
    { card: words.adult(1), name: ['Budi', 'Santoso'], born: [4, 3, 1990] },
    { card: words.adult(2), name: ['Rina', 'Santoso'], born: [9, 6, 1991], title: words.mr },
    { card: words.child(1), name: ['Dimas', 'Santoso'], born: [21, 2, YEAR - 6], title: words.boy },
    { card: words.infant(1), name: ['Naya', 'Santoso'], born: [2, 9, YEAR - 1] },
  ];
}

/** Each screen and each language has a journey; every page of it is looked at on all of them by itself. */
test.describe('at 390 px in id', () => {
  test.use({ viewport: PHONE });
  const language = 'id';

  test('a family flies there and back, from the home page to the e-ticket', async ({ page }) => {
    const faults = watchFaults(page);
    await searchFlights(page, language);
    await openList(page, language, { origin: 'CGK', destination: 'DPS', ADT: '2', CHD: '1', INF: '1' });
    await chooseFlight(page, language);
    await expect(page).toHaveURL(/depart/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('pulang');
    await chooseFlight(page, language);
    await bookFlights(page, language, { travellers: family(language), passport: false });
    await payBy(page, language, 'BCA');
    await settle(page, language);
    const main = page.getByRole('main');
    await expect(main).toContainText('CGK');
    await expect(main).toContainText('DPS');
    const download = page.waitForEvent('download');
    await page
      .getByRole('button', { name: flightWordsOf(language).pdf })
      .first()
      .click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
    expect(faults()).toEqual([]);
  });
});

test.describe('at 1440 px in en', () => {
  test.use({ viewport: DESKTOP });
  const language = 'en';

  test('one person flies abroad with a connection and a passport', async ({ page }) => {
    await openList(page, language, { origin: 'CGK', destination: 'NRT', ADT: '1', returnDate: '', transit: '1' });
    await chooseFlight(page, language);
    const adult = flightWordsOf(language).adult(1);
    const travellers = [{ card: adult, name: ['Budi', 'Santoso'], born: [4, 3, 1990] }] as const;
    await bookFlights(page, language, { travellers, passport: true });
    await payBy(page, language, 'BCA');
    await settle(page, language);
    await expect(page.getByRole('main')).toContainText('NRT');
  });
});
