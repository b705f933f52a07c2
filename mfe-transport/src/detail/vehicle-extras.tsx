import { useTranslation } from 'react-i18next';
import type { TransportAncillary } from '@wisata/kernel/contracts/transport-vehicles';
import { transportExtraName } from '@wisata/kernel/contracts/transport-terms';
import { exactPrice, fromMajor } from '@wisata/kernel/money';
import { useApp } from '@wisata/runtime';
import { Card } from '@wisata/ui/card';
import { DetailPart } from '@wisata/ui/detail-page';
import { Stack } from '@wisata/ui/layout';
import { Stepper } from '@wisata/ui/stepper';
import type { VehicleView } from './use-vehicle-view.ts';

interface ExtraProps {
  readonly view: VehicleView;
  readonly extra: TransportAncillary;
}

function Extra({ view, extra }: ExtraProps) {
  const { t } = useTranslation('transport');
  const { locale } = useApp();
  const { id, rate, currencyCode, maxQuantity, evidences } = extra;
  const name = transportExtraName(id, locale);
  const shown = Math.min(view.choice.extras[id] ?? 0, maxQuantity);
  const each = t('extras.each', { price: exactPrice(fromMajor(rate, currencyCode)), count: maxQuantity });
  return (
    <Stepper
      label={name}
      hint={evidences.length > 0 ? `${each} ${t('extras.licence')}` : each}
      value={shown}
      min={0}
      max={maxQuantity}
      onChange={(count) => view.addExtra(id, count - shown)}
      decreaseLabel={t('extras.less', { name })}
      increaseLabel={t('extras.more', { name })}
    />
  );
}

/** What can be ordered besides; a rate is for one piece and the whole trip. */
export function VehicleExtras({ view }: Pick<ExtraProps, 'view'>) {
  const { t } = useTranslation('transport');
  const { ancillaries } = view.confirmed;
  if (ancillaries.length === 0) return null;
  return (
    <DetailPart title={t('extras.title')} id="extras">
      <Card padded>
        <Stack>
          {ancillaries.map((extra) => (
            <Extra key={extra.id} view={view} extra={extra} />
          ))}
        </Stack>
      </Card>
    </DetailPart>
  );
}
