import { useTranslation } from 'react-i18next';
import type { PricedTraveller } from '@wisata/kernel/contracts/tour-breakdown';
import { exactPrice, fromMajor } from '@wisata/kernel/money';
import { Checkbox } from '@wisata/ui/checkbox';
import { FilterGroup, FilterGroups } from '@wisata/ui/filter-group';
import { SelectField } from '@wisata/ui/select-field';
import { extrasFor, hasExtra, toggleExtra, type Extra } from './extras.rules.ts';
import type { VisitView } from './use-visit-view.ts';

interface ViewProps {
  readonly view: VisitView;
}

function Beds({ view: { service, price, choice, change } }: ViewProps) {
  const { t } = useTranslation(service);
  if (price.BedTypes.length < 2) return null;
  return (
    <SelectField
      label={t('extras.beds')}
      value={choice.bedTypeId ?? ''}
      emptyLabel={t('extras.anyBeds')}
      options={price.BedTypes.map(({ BedTypeId, Name }) => ({ value: BedTypeId, label: Name }))}
      onChange={({ target }) => change({ bedTypeId: target.value })}
    />
  );
}

function Traveller({ view, traveller, at }: ViewProps & { readonly traveller: PricedTraveller; readonly at: number }) {
  const { service, price, choice, change } = view;
  const { t } = useTranslation(service);
  const { paxes } = choice;
  const extras = extrasFor(view, traveller, paxes.length);
  if (extras.length === 0) return null;
  const number = paxes.slice(0, at + 1).filter(({ type }) => type === traveller.type).length;
  const toggle = (extra: Extra) =>
    change((now) => ({
      paxes: now.paxes.map((pax, index) => (index === at ? toggleExtra(pax, extra) : pax)),
    }));
  return (
    <FilterGroup title={t(`checkout.place.${traveller.type}`, { number })}>
      {extras.map((extra) => (
        <Checkbox
          key={extra.kind + extra.id}
          label={extra.text || t(`extras.${extra.kind}`)}
          aside={exactPrice(fromMajor(extra.amount, price.Currency))}
          checked={hasExtra(traveller, extra)}
          onChange={() => toggle(extra)}
        />
      ))}
    </FilterGroup>
  );
}

/** Beds, own rooms, visas and optional costs, traveller by traveller. */
export function VisitExtras({ view }: ViewProps) {
  return (
    <FilterGroups>
      <Beds view={view} />
      {view.choice.paxes.map((traveller, at) => (
        <Traveller key={at} view={view} traveller={traveller} at={at} />
      ))}
    </FilterGroups>
  );
}
