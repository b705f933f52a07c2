import { useEffect, useState } from 'react';
import { READING_CURRENCIES, type Rates, type ReadingCurrency } from '@wisata/kernel/contracts/rates';
import type { Outcome } from '@wisata/kernel/outcome';
import { readPrices } from '@wisata/kernel/read-prices';
import { storageKey } from '@wisata/kernel/storage-keys';
import { useApp } from '@wisata/runtime';
import { loadRates } from '../api/rates.api.ts';
import { startPriceNotes } from './price-notes.ts';

const KEY = storageKey('reading_currency');

/** The currency that prices are read in beside their own, kept on this device, with the day's rates. */
export function useReadingCurrency() {
  const app = useApp();
  const { local } = app.storage;
  const [chosen, setChosen] = useState(() => READING_CURRENCIES.find((each) => each === local.get(KEY)));
  const [rates, setRates] = useState<Outcome<Rates>>();
  useEffect(() => {
    let isGone = false;
    void loadRates(app.api).then((answer) => !isGone && setRates(answer));
    return () => {
      isGone = true;
    };
  }, [app]);
  useEffect(() => {
    if (!chosen || !rates?.ok) return undefined;
    const { rupiah } = rates.data;
    const about = (text: string) => {
      const amount = readPrices(text, chosen, rupiah, app.locale).join(', ');
      return amount && app.t('account:reading.about', { amount });
    };
    return startPriceNotes(document.body, about);
  }, [app, chosen, rates]);
  const choose = (currency: ReadingCurrency | undefined) => {
    if (currency) local.set(KEY, currency);
    else local.remove(KEY);
    setChosen(currency);
  };
  return { chosen, choose, rates };
}
