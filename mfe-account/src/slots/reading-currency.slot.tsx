import { useTranslation } from 'react-i18next';
import { READING_CURRENCIES, type ReadingCurrency } from '@wisata/kernel/contracts/rates';
import { formatDate, parseCalendarDate } from '@wisata/kernel/dates';
import { LOCALE_TAGS } from '@wisata/kernel/locale';
import type { SlotProps } from '@wisata/kernel/remote';
import { useApp } from '@wisata/runtime';
import { Button } from '@wisata/ui/button';
import { Dialog } from '@wisata/ui/dialog';
import { Stack } from '@wisata/ui/layout';
import { RadioGroup } from '@wisata/ui/radio-group';
import { useReadingCurrency } from '../reading/use-reading-currency.ts';

/** What is sold is in rupiah or Singapore dollars; about how many rupiah a dollar price is, pages say by themselves. */
const OFFERED = READING_CURRENCIES.filter((currency) => currency !== 'IDR');

interface ChoiceProps {
  readonly chosen: ReadingCurrency | undefined;
  readonly choose: (currency: ReadingCurrency | undefined) => void;
}

function Choice({ chosen, choose }: ChoiceProps) {
  const { t } = useTranslation('account');
  const names = new Intl.DisplayNames(LOCALE_TAGS[useApp().locale], { type: 'currency' });
  const options = OFFERED.map((value) => ({ value, label: names.of(value) ?? value, detail: value }));
  return (
    <RadioGroup<ReadingCurrency | 'none'>
      label={t('reading.label')}
      variant="listed"
      options={[{ value: 'none', label: t('reading.asSold') }, ...options]}
      value={chosen ?? 'none'}
      onChange={(value) => choose(value === 'none' ? undefined : value)}
    />
  );
}

/** Asks which currency to read prices in, and says on every page what they are about in it. Nothing is charged in it. */
export default function ReadingCurrencySlot({ isOpen, onClose }: SlotProps['reading-currency']) {
  const { t } = useTranslation('account');
  const { locale } = useApp();
  const { rates, ...choice } = useReadingCurrency();
  const date = rates?.ok ? parseCalendarDate(rates.data.date) : undefined;
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={t('reading.title')}
      size="small"
      labels={{ close: t('close') }}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('reading.done')}
        </Button>
      }
    >
      <Stack gap={4}>
        <p>{t('reading.charged')}</p>
        <Choice {...choice} />
        {rates && (
          <p role="status">{date ? t('reading.rates', { date: formatDate(date, locale) }) : t('reading.failed')}</p>
        )}
      </Stack>
    </Dialog>
  );
}
