import { useTranslation } from 'react-i18next';
import { exactPrice, fromMajor } from '@wisata/kernel/money';
import { Stack } from '@wisata/ui/layout';
import { RadioGroup } from '@wisata/ui/radio-group';
import type { Merchant } from '../api/payment.schema.ts';
import { groupMerchants } from './merchant.rules.ts';
import { MerchantLogo } from './merchant-logo.tsx';

interface MerchantListProps {
  readonly merchants: readonly Merchant[];
  readonly chosen: Merchant | undefined;
  readonly onChoose: (merchant: Merchant) => void;
}

/** Ways to pay under their headings, each with its fee; one that is impossible stays visible with its reason. */
export function MerchantList({ merchants, chosen, onChoose }: MerchantListProps) {
  const { t } = useTranslation('account');
  const feeOf = ({ fee, currency }: Merchant) =>
    fee === 0 ? t('payment.noFee') : t('payment.fee', { fee: exactPrice(fromMajor(fee, currency)) });
  const seenText = ({ minutesToConfirm: count }: Merchant) =>
    count === 0 ? t('payment.seenAtOnce') : t('payment.seen', { count });
  return (
    <Stack gap={6}>
      {groupMerchants(merchants).map(({ group, merchants: list }) => (
        <RadioGroup
          key={group}
          variant="listed"
          name="merchant"
          label={`${t(`payment.group.${group}`)} · ${t(`payment.groupHint.${group}`)}`}
          value={chosen && list.includes(chosen) ? String(chosen.id) : ''}
          onChange={(id) => {
            const merchant = list.find((each) => String(each.id) === id);
            if (merchant) onChoose(merchant);
          }}
          options={list.map((merchant) => ({
            value: String(merchant.id),
            label: merchant.productName,
            mark: <MerchantLogo logo={merchant.logo} />,
            detail: merchant.available ? seenText(merchant) : (merchant.reason ?? undefined),
            // What cannot be chosen has its fee in a currency that may not be the order's.
            aside: merchant.available ? feeOf(merchant) : undefined,
            disabled: !merchant.available,
          }))}
        />
      ))}
    </Stack>
  );
}
